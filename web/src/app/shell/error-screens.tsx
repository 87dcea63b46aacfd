import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { artUrl } from '@/ui/art/art.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';

/** The page for an address that no page has; also logged to the console. @see docs/requirements.md#r-not-found */
export function NotFoundScreen() {
  const { t } = useTranslation('common');
  const { t: tError } = useTranslation('errors');
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/requirements.md#r-not-found
    console.error('404: no page has the address', pathname);
  }, [pathname]);
  return (
    <div className="candle wrap">
      <title>{tError('page_not_found')}</title>
      <img alt="" height="160" src={artUrl('state-error-candle')} width="160" />
      <h1>{tError('page_not_found')}</h1>
      <p>{t('not-found.text')}</p>
      <LocaleLink className="nav-gold" to="/">
        {t('not-found.home')}
      </LocaleLink>
    </div>
  );
}

/** The page for a fault of the app itself. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a fault that nobody caught must be findable
    console.error(error);
  }, [error]);
  return (
    <div className="candle wrap" role="alert">
      <img alt="" height="160" src={artUrl('state-error-candle')} width="160" />
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.text')}</p>
      <button className="nav-gold" onClick={() => location.reload()} type="button">
        {t('fault.again')}
      </button>
    </div>
  );
}
