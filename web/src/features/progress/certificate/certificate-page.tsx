import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useChildren } from '@/learning/family/use-children.ts';
import { ChildPicker } from '@/learning/progress/overview/child-picker.tsx';
import { useChildProgress } from '@/learning/progress/overview/use-child-progress.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { certificateOf } from './certificate-of.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

export const handle: RouteHandle = {
  page: 'certificate',
  namespaces: ['certificate', 'dashboard'],
};

/**
 * `/certificate/1` to `/certificate/6` and `/certificate/treasure`: to print, for a child or its
 * parent.
 * @see docs/requirements.md#r-certificates
 */
export default function CertificatePage() {
  const { viewer } = useSession();
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  return (
    <div className="wrap py-7 md:py-11 print:max-w-none print:p-0">
      {viewer === 'child' ? <Certificate childId={childId} /> : <ChildsCertificate />}
    </div>
  );
}

/** A parent's: the child stands in the address, so that the page can be linked to. */
function ChildsCertificate() {
  const { data: children, error, refetch } = useChildren();
  const [search, setSearch] = useSearchParams();
  const chosen = children?.find(({ id }) => id === search.get('child')) ?? children?.[0];
  if (!children && error) return <Failed onRetry={refetch} />;
  if (children && !chosen) return <Missing />;
  return (
    <>
      <div className="print:hidden">
        <ChildPicker
          items={children ?? []}
          onChange={(child) => setSearch({ child }, { replace: true })}
          value={chosen?.id ?? ''}
        />
      </div>
      <Certificate childId={chosen?.id ?? null} />
    </>
  );
}

function Certificate({ childId }: { childId: string | null }) {
  const { t } = useTranslation('certificate');
  const { module } = useParams();
  const { data: progress, error, refetch } = useChildProgress(childId);
  if (!progress && error) return <Failed onRetry={refetch} />;
  if (!progress) return <Skeleton className="leaf p-8" label={t('loading')} lines={6} />;
  const status = certificateOf(module, progress.lessons);
  if (status.kind === 'none') return <Missing />;
  if (status.kind === 'finished') {
    return <CertificateSheet childId={progress.child_id} name={progress.name} {...status} />;
  }
  return (
    <EmptyState
      action={
        <ButtonLink size="kid" to="/quest-map" variant="gold">
          {t('map')}
        </ButtonLink>
      }
      heading="h1"
      text={t('waits.text', { done: status.done, count: status.count })}
      title={t('waits')}
    />
  );
}

function Missing() {
  const { t } = useTranslation('certificate');
  return (
    <EmptyState
      action={<ButtonLink to="/my-progress">{t('back.parent')}</ButtonLink>}
      heading="h1"
      text={t('none.text')}
      title={t('none')}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('certificate');
  return (
    <ErrorState
      onRetry={() => void onRetry()}
      retryLabel={t('again')}
      text={t('failed.text')}
      title={t('failed')}
    />
  );
}
