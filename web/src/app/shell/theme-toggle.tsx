import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleTheme } from '@/ui/theme.ts';

/** Switches light and dark. */
export function ThemeToggle() {
  const { t } = useTranslation('common');
  return (
    <button
      aria-label={t('theme.toggle')}
      className="icon-button"
      onClick={toggleTheme}
      type="button"
    >
      <Moon aria-hidden className="theme-moon" />
      <Sun aria-hidden className="theme-sun" />
    </button>
  );
}
