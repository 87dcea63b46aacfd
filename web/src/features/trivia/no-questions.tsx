import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/** While the questions come, and where they do not. */
export function NoQuestions({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('trivia');
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <div className="wrap pt-7">
      {error ? (
        <ErrorState
          heading="h1"
          onRetry={onRetry}
          retryLabel={t('again')}
          text={t(isOffline ? 'offline.text' : 'failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={5} />
      )}
    </div>
  );
}
