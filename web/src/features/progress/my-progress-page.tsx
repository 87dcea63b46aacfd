import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useChildren } from '@/learning/family/use-children.ts';
import { ChildPicker } from '@/learning/progress/overview/child-picker.tsx';
import { useLiveProgress } from '@/learning/progress/overview/use-live-progress.ts';
import { WaitingNote } from '@/learning/progress/overview/waiting-note.tsx';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { ProgressOverview } from './progress-overview.tsx';

export const handle: RouteHandle = { page: 'my-progress', namespaces: ['dashboard', 'progress'] };

/** Badges, streaks and progress: a child's own; a parent picks a child. @see docs/requirements.md#r-progress-fields */
export default function MyProgressPage() {
  const { viewer } = useSession();
  return (
    <div className="wrap pt-7 md:pt-11">
      {viewer === 'child' ? <OwnProgress /> : <ChildrensProgress />}
    </div>
  );
}

function OwnProgress() {
  const { t } = useTranslation('dashboard');
  const learner = useLearner();
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>{t('mine.title')}</h1>
        <ButtonLink size="kid" to="/review" variant="quiet">
          <Sprout aria-hidden />
          {t('corner.review')}
        </ButtonLink>
      </div>
      <WaitingNote className="mb-7" />
      <ProgressOverview childId={learner?.kind === 'child' ? learner.id : null} />
    </>
  );
}

/** The chosen child stands in the address, so that the page can be linked to. */
function ChildrensProgress() {
  const { t } = useTranslation('dashboard');
  const { data: children, error, refetch } = useChildren();
  useLiveProgress();
  const [search, setSearch] = useSearchParams();
  const chosen = children?.find(({ id }) => id === search.get('child')) ?? children?.[0];
  if (children && !chosen) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/dashboard" variant="gold">
            {t('mine.no-children.button')}
          </ButtonLink>
        }
        heading="h1"
        text={t('mine.no-children.text')}
        title={t('mine.no-children')}
      />
    );
  }
  return (
    <>
      <h1 className="mb-7 [overflow-wrap:anywhere]">
        {chosen ? t('mine.title-of', { name: chosen.name }) : t('mine.title')}
      </h1>
      {children && chosen ? (
        <>
          <ChildPicker
            items={children}
            onChange={(child) => setSearch({ child }, { replace: true, preventScrollReset: true })}
            value={chosen.id}
          />
          <ProgressOverview childId={chosen.id} key={chosen.id} />
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('corner.failed.text')}
          title={t('mine.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </>
  );
}
