import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { ThreadView } from './comment-view.tsx';
import { forgetOldDrafts } from './device-draft.ts';
import { type CommentsOf, useComments } from './use-comments.ts';

/** The comments under a post, and where one writes another; what others write appears by itself. */
export function Comments(of: CommentsOf) {
  const { t } = useTranslation('blog');
  const { user } = useSession();
  const list = useComments(of);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => forgetOldDrafts(Date.now()), []);
  const threads = list.data?.pages.flatMap(({ items }) => items);
  const count = list.data?.pages[0]?.total ?? 0;
  if (!user) return null;
  return (
    <section aria-labelledby="comments" className="grid gap-6 text-ui">
      <header>
        <h2 id="comments" ref={heading} tabIndex={-1}>
          {count > 0 ? t('comments.count', { count }) : t('comments.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('comments.lead')}</p>
      </header>
      <Leaf padding="wide">
        <CommentForm key={`${user.id} ${of.slug} ${of.language}`} of={of} user={user} />
      </Leaf>
      {threads ? (
        threads.length > 0 ? (
          <ol className="grid gap-5">
            {threads.map((thread) => (
              <ThreadView
                key={thread.id}
                of={of}
                onGone={() => heading.current?.focus()}
                thread={thread}
                user={user}
              />
            ))}
          </ol>
        ) : (
          <p>{t('comments.none')}</p>
        )
      ) : list.error ? (
        <ErrorState
          onRetry={() => void list.refetch()}
          retryLabel={t('comments.again')}
          text={t('comments.failed.text')}
          title={t('comments.failed.title')}
        />
      ) : (
        <Skeleton label={t('comments.loading')} lines={4} />
      )}
      {list.hasNextPage ? (
        <Button
          busy={list.isFetchingNextPage}
          className="justify-self-start max-md:w-full"
          onClick={() => void list.fetchNextPage()}
        >
          {t('comments.older')}
        </Button>
      ) : null}
    </section>
  );
}
