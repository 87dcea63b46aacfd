import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { loginPath } from '@/ui/paths.ts';

/** The session of who was buying is over: the way to log in and go on with the choice, which this tab keeps. */
export function SignedOut() {
  const { t } = useTranslation('buy');
  return (
    <Notice className="buy" live="alert" title={t('ended.title')} tone="again">
      <LocaleLink className="inline-flex min-h-11 items-center" to={loginPath('/subscription')}>
        {t('ended.login')}
      </LocaleLink>
    </Notice>
  );
}
