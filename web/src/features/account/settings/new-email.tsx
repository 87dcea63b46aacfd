import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { type LinkProblem, linkProblem } from '../confirm-problem.tsx';
import { EmailLink } from '../email-link.tsx';
import { NewEmailForm } from './new-email-form.tsx';

/** What the link of a letter to a new address leads to. Opening it changes nothing. */
export function NewEmail() {
  const { t } = useTranslation('settings');
  const token = useSearchParams()[0].get('token') ?? '';
  const whenNoGood = (problem: LinkProblem) => <LinkIsNoGood problem={problem} />;
  if (token === '') return whenNoGood('confirm_link_invalid');
  return (
    <EmailLink
      look={() => call('GET /rest/v1/account/email-change/confirmation', { query: { token } })}
      name="new-email"
      problemOf={linkProblem}
      title={t('email.confirm.title')}
      token={token}
      whenNoGood={whenNoGood}
    >
      {({ email, signed_in }) => (
        <NewEmailForm email={email} signedIn={signed_in} token={token} whenNoGood={whenNoGood} />
      )}
    </EmailLink>
  );
}

/** A link that changes nothing: why, and where a new one is asked for. */
function LinkIsNoGood({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const messageOf = useErrorMessage();
  return (
    <CardPage art="state-error-candle" title={account(`confirm.problem.${problem}`)}>
      <p className="text-center">{messageOf(problem)}</p>
      <ButtonLink className="justify-self-center" to="/settings#email" variant="gold">
        {t('email.to-settings')}
      </ButtonLink>
    </CardPage>
  );
}
