import { useTranslation } from 'react-i18next';
import { OutboxNotice } from './outbox-notice.tsx';
import { ResendForm } from './resend-form.tsx';

/**
 * For anyone who cannot log in because the letter has not been opened: we are not told who that is.
 */
export function JustSignedUp({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <section className="grid gap-3 border-rule border-t-2 pt-5">
      <p className="text-ui">{t('login.just-signed-up')}</p>
      <ResendForm email={email} />
      <OutboxNotice />
    </section>
  );
}
