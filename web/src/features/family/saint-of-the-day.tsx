import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '@/shared/ui/notice.tsx';

/**
 * The spot of today's saint on the dashboard, where a parent lands who asks for the saint of the day (access.md
 * "Pages"): says what will stand here. Nothing for whoever came in another way.
 */
export function SaintOfTheDay() {
  const { t } = useTranslation('family');
  const { t: tCommon } = useTranslation('common');
  const { state }: { state: { asked?: string } | null } = useLocation();
  if (state?.asked !== '/saint-of-the-day') return null;
  return (
    <Notice className="mb-6" title={tCommon('nav.saint-of-the-day')} tone="note">
      {t('saint.text')}
    </Notice>
  );
}
