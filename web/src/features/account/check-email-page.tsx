import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { useClientValue } from '@/ui/use-client-value.ts';
import { awaitedEmail } from './awaited-email.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { ResendForm } from './resend-form.tsx';

export const handle: RouteHandle = { namespaces: ['account', 'errors'], page: 'check-email' };

/** `/check-email`: says that a letter is on its way, and helps where it does not come. */
export default function CheckEmailPage() {
  const { t } = useTranslation('account');
  const email = useClientValue(awaitedEmail);
  return (
    <CardPage art="badge-faithful-student" title={t('check-email.title')}>
      <p className="text-center">
        {email ? (
          <>
            {t('check-email.sent-to')} <b className="break-words">{email}</b>
          </>
        ) : (
          t('check-email.sent')
        )}
      </p>
      <p className="text-balance text-center text-ink-soft text-ui">{t('check-email.text')}</p>
      <section className="grid gap-3 border-rule border-t-2 pt-5">
        <h2 className="text-d4">{t('check-email.missing')}</h2>
        <p className="text-ui">{t('check-email.missing-text')}</p>
        <ResendForm email={email} />
        <p className="text-ui">
          {t('check-email.wrong')}{' '}
          <LocaleLink className="inline-block py-3" to="/signup">
            {t('check-email.again')}
          </LocaleLink>
        </p>
      </section>
      {/* Last: it comes when the page stands, and moves nothing that is read. */}
      <OutboxNotice />
    </CardPage>
  );
}
