import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '@/shared/api/call.ts';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { ErrorState } from '@/shared/ui/page-states.tsx';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ConfirmProblem, type LinkProblem, linkProblem } from './confirm-problem.tsx';
import { asApiError } from './sign-in.ts';

export const handle: RouteHandle = { namespaces: ['account', 'errors'], page: 'auth-confirm' };

/** `/auth/confirm?token=`: the last step of sign-up. Opening the link changes nothing; the password does. */
export default function ConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return token === '' ? (
    <ConfirmProblem problem="confirm_link_invalid" />
  ) : (
    <Confirm token={token} />
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () => call('GET /rest/v1/account/confirmation', { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  if (data) return <ConfirmForm email={data.email} token={token} />;
  if (error && !isFetching) {
    const { code } = asApiError(error);
    const problem: LinkProblem | null = linkProblem(code);
    if (problem) return <ConfirmProblem problem={problem} />;
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
    <AccountCard art="badge-dedicated-learner" title={t('confirm.title')}>
      <Skeleton label={t('confirm.loading')} lines={4} />
    </AccountCard>
  );
}
