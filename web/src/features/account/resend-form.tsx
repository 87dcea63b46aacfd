import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { EmailRequestForm } from './email-request-form.tsx';

/**
 * Asks for the confirmation letter once more: to a known address at a press, else to the one that
 * is typed.
 */
export function ResendForm({ email: cached }: { email?: string | null }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <EmailRequestForm
      ask={(email) =>
        call('POST /rest/v1/account/resend-confirmation', { body: { email, language } })
      }
      cached={cached}
      submitLabel={t('resend.button')}
      whenSent={(email) => ({ title: t('resend.sent', { email }), text: t('resend.sent-text') })}
    />
  );
}
