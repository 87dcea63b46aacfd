import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { AskResetForm } from './ask-reset-form.tsx';
import { EmailLink } from './email-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const problems = ['reset_link_invalid', 'reset_link_expired', 'reset_link_used'] as const;
type ResetProblem = (typeof problems)[number];

const problemOf = (code: string) => problems.find((problem) => problem === code) ?? null;

/**
 * Sets a new password by the link of a letter. Opening the link changes nothing.
 * @see docs/requirements.md#r-password-reset
 */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<ResetProblem | null>(null);
  if (done) return <Done />;
  if (refused) return <Problem problem={refused} />;
  const title = t('reset.new-title');
  return (
    <EmailLink
      look={() => call('GET /rest/v1/account/password-reset', { query: { token } })}
      name="password-reset"
      problemOf={problemOf}
      title={title}
      token={token}
      whenNoGood={(problem) => <Problem problem={problem} />}
    >
      {({ email }) => (
        <CardPage art="badge-dedicated-learner" title={title}>
          <NewPasswordForm
            email={email}
            onDone={() => setDone(true)}
            onRefused={(code) => setRefused(problemOf(code))}
            token={token}
          />
        </CardPage>
      )}
    </EmailLink>
  );
}

function Done() {
  const { t } = useTranslation('account');
  return (
    <CardPage art="badge-faithful-student" title={t('reset.done')}>
      <p className="text-center">{t('reset.done-text')}</p>
      <ButtonLink className="justify-self-center" reloadDocument to="/login" variant="gold">
        {t('confirm.to-login')}
      </ButtonLink>
    </CardPage>
  );
}

/** A link that sets no password: why, and the way to a new one. */
function Problem({ problem }: { problem: ResetProblem }) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  return (
    <CardPage art="state-error-candle" title={t(`reset.problem.${problem}`)}>
      <p className="text-center">{messageOf(problem)}</p>
      <AskResetForm />
      <ButtonLink className="justify-self-start max-md:w-full" to="/login">
        {t('confirm.to-login')}
      </ButtonLink>
    </CardPage>
  );
}
