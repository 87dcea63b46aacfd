import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '@/ui/api/call.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { ConfirmProblem, linkProblem } from './confirm-problem.tsx';
import { EmailLink } from './email-link.tsx';

export const handle: RouteHandle = { namespaces: ['account', 'errors'], page: 'auth-confirm' };

/**
 * `/auth/confirm?token=`: the last step of sign-up. Opening the link changes nothing; the password
 * does.
 */
export default function ConfirmPage() {
  const { t } = useTranslation('account');
  const token = useSearchParams()[0].get('token') ?? '';
  if (token === '') return <ConfirmProblem problem="confirm_link_invalid" />;
  return (
    <EmailLink
      look={() => call('GET /rest/v1/account/confirmation', { query: { token } })}
      name="confirmation"
      problemOf={linkProblem}
      title={t('confirm.title')}
      token={token}
      whenNoGood={(problem) => <ConfirmProblem problem={problem} />}
    >
      {({ email }) => <ConfirmForm email={email} token={token} />}
    </EmailLink>
  );
}
