import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { PostEditor } from './post-editor.tsx';
import { useDeskPost } from './use-desk-posts.ts';

/** One post on the desk, once it is here. */
export function PostDesk({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const { user } = useSession();
  const { data, error, refetch } = useDeskPost(id);
  const back = <ButtonLink to="/admin/blog">{t('blog.back')}</ButtonLink>;
  if (data && user) return <PostEditor post={data} userId={user.id} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState action={back} title={t('blog.gone')} />;
  }
  if (error) {
    return (
      <ErrorState
        onRetry={() => void refetch()}
        retryLabel={t('blog.again')}
        title={t('blog.failed')}
      />
    );
  }
  return <Skeleton className="leaf p-8" label={t('loading')} lines={8} />;
}
