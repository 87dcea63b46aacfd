import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Switches light and dark. The head script does it, so that it works before the app has started. */
export function ThemeToggle() {
  const { t } = useTranslation('common');
  return (
    <button
      aria-label={t('theme.toggle')}
      className="icon-button"
      data-no-replay
      data-toggle-theme
      type="button"
    >
      <Moon aria-hidden className="theme-moon" />
      <Sun aria-hidden className="theme-sun" />
    </button>
  );
}
