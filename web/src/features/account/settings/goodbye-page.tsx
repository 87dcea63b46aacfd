import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDate } from '@/learning/progress/overview/format.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';

export const handle: RouteHandle = { page: 'goodbye', namespaces: ['settings'] };

/**
 * `/auth/goodbye?until=`: the account was closed just now; when it will be gone, and that it can
 * still be kept.
 */
export default function GoodbyePage() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const until = useSearchParams()[0].get('until') ?? '';
  const cached = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(until) && !Number.isNaN(Date.parse(until));
  return (
    <CardPage art="state-empty-window" title={t('goodbye.title')}>
      <p>
        {cached ? t('goodbye.until', { date: formatDate(until, language) }) : t('goodbye.text')}
      </p>
      <p>{t('goodbye.back')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login?return=/settings" variant="gold">
          {t('goodbye.login')}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('goodbye.home')}
        </ButtonLink>
      </div>
    </CardPage>
  );
}
