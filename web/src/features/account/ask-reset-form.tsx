import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '@/ui/api/call.ts';
import { EmailRequestForm } from './email-request-form.tsx';
import { OutboxNotice } from './outbox-notice.tsx';

/**
 * Asks for the letter by which a password is set again. It begins with the address that was typed
 * on the login page.
 */
export function AskResetForm() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: { email?: string } | null };
  return (
    <EmailRequestForm
      ask={(email) => call('POST /auth/v1/request-password-reset', { body: { email } })}
      startsWith={state?.email}
      submitLabel={t('reset.send')}
      variant="gold"
      whenSent={(email) => ({
        title: t('reset.sent', { email }),
        text: t('reset.sent-text'),
        more: <OutboxNotice />,
      })}
    />
  );
}
