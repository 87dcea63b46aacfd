import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { asApiError } from './sign-in.ts';

interface EmailLinkProps<Answer, Problem extends string> {
  /** What the link is for; with its token it names the answer. */
  name: string;
  token: string;
  /** The title of the card, which stands there from the start. */
  title: string;
  /** Asks what the link stands for, which changes nothing. */
  look: () => Promise<Answer>;
  /** The code as a problem of the link itself; null where something else went wrong. */
  problemOf: (code: string) => Problem | null;
  whenNoGood: (problem: Problem) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/**
 * What the link of a letter leads to: it is looked at once, and what it stands for is shown, or why
 * it is no good.
 */
export function EmailLink<Answer, Problem extends string>(props: EmailLinkProps<Answer, Problem>) {
  const { name, token, title, look, problemOf, whenNoGood, children } = props;
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['letter-link', name, token],
    queryFn: look,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  if (data) return children(data);
  if (!error || isFetching) {
    return (
      <CardPage art="badge-dedicated-learner" title={title}>
        <Skeleton label={t('confirm.loading')} lines={4} />
      </CardPage>
    );
  }
  const { code } = asApiError(error);
  const problem = problemOf(code);
  if (problem) return whenNoGood(problem);
  return (
    <div className="wrap py-12">
      <ErrorState
        heading="h1"
        onRetry={() => void refetch()}
        retryLabel={t('confirm.retry')}
        text={messageOf(code)}
        title={t('confirm.failed')}
      />
    </div>
  );
}
