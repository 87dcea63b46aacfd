import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '@/shared/api/call.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { ErrorState } from '@/shared/ui/page-states.tsx';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { AccountCard } from '../account-card.tsx';
import { type LinkProblem, linkProblem } from '../confirm-problem.tsx';
import { asApiError } from '../sign-in.ts';
import { NewEmailForm } from './new-email-form.tsx';

/** What the link of a letter to a new address leads to. Opening it changes nothing. */
export function NewEmail() {
  const token = useSearchParams()[0].get('token') ?? '';
  return token === '' ? <LinkIsNoGood problem="confirm_link_invalid" /> : <Link token={token} />;
}

function Link({ token }: { token: string }) {
  const { t } = useTranslation('settings');
  const words = useErrorWords();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['new-email', token],
    queryFn: () => call('GET /rest/v1/account/email-change/confirmation', { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  if (data) {
    return (
      <NewEmailForm
        email={data.email}
        signedIn={data.signed_in}
        token={token}
        whenNoGood={(problem) => <LinkIsNoGood problem={problem} />}
      />
    );
  }
  if (error && !isFetching) {
    const { code } = asApiError(error);
    const problem = linkProblem(code);
    if (problem) return <LinkIsNoGood problem={problem} />;
    return (
      <div className="wrap py-12">
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={words(code)}
          title={t('email.confirm.failed')}
        />
      </div>
    );
  }
  return (
    <AccountCard art="badge-dedicated-learner" title={t('email.confirm.title')}>
      <Skeleton label={t('email.confirm.loading')} lines={3} />
    </AccountCard>
  );
}

/** A link that changes nothing: why, and where a new one is asked for. */
function LinkIsNoGood({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const words = useErrorWords();
  return (
    <AccountCard art="state-error-candle" title={account(`confirm.problem.${problem}`)}>
      <p className="text-center">{words(problem)}</p>
      <ButtonLink className="justify-self-center" to="/settings#email" variant="gold">
        {t('email.to-settings')}
      </ButtonLink>
    </AccountCard>
  );
}
