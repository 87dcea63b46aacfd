import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/shared/api/call.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { ErrorState } from '@/shared/ui/page-states.tsx';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { AskResetForm } from './ask-reset-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { asApiError } from './sign-in.ts';

const problems = ['reset_link_invalid', 'reset_link_expired', 'reset_link_used'] as const;
type ResetProblem = (typeof problems)[number];

/** Sets a new password by the link of a letter (spec 4 "password recovery"). Opening the link changes nothing. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => call('GET /rest/v1/account/password-reset', { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  if (done) return <Done />;
  const code = refused ?? (error && !isFetching ? asApiError(error).code : null);
  const problem = problems.find((one) => one === code);
  if (problem) return <Problem problem={problem} />;
  if (data) {
    return (
      <AccountCard art="badge-dedicated-learner" title={t('reset.new-title')}>
        <NewPasswordForm
          email={data.email}
          onDone={() => setDone(true)}
          onRefused={setRefused}
          token={token}
        />
      </AccountCard>
    );
  }
  if (code) {
    return (
      <div className="wrap py-12">
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('confirm.retry')}
          text={words(code)}
          title={t('confirm.failed')}
        />
      </div>
    );
  }
  return (
    <AccountCard art="badge-dedicated-learner" title={t('reset.new-title')}>
      <Skeleton label={t('confirm.loading')} lines={4} />
    </AccountCard>
  );
}

function Done() {
  const { t } = useTranslation('account');
  return (
    <AccountCard art="badge-faithful-student" title={t('reset.done')}>
      <p className="text-center">{t('reset.done-text')}</p>
      <ButtonLink className="justify-self-center" reloadDocument to="/login" variant="gold">
        {t('confirm.to-login')}
      </ButtonLink>
    </AccountCard>
  );
}

/** A link that sets no password: why, and the way to a new one. */
function Problem({ problem }: { problem: ResetProblem }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  return (
    <AccountCard art="state-error-candle" title={t(`reset.problem.${problem}`)}>
      <p className="text-center">{words(problem)}</p>
      <AskResetForm />
      <ButtonLink className="justify-self-center" to="/login">
        {t('confirm.to-login')}
      </ButtonLink>
    </AccountCard>
  );
}
