import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { PostArticle } from './post-article.tsx';
import { usePageTitle } from './use-page-title.ts';
import { type Post, usePost } from './use-posts.ts';
import './blog.css';

export const handle: RouteHandle = { page: 'blog', namespaces: ['blog', 'errors'] };

/** `/blog/{slug}`: a post with its comments. @see docs/requirements.md#r-blog */
export default function BlogPostPage() {
  const { slug = '' } = useParams();
  return <PostOf key={slug} slug={slug} />;
}

function PostOf({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { data: post, error, refetch } = usePost(slug, useLanguage());
  usePageTitle(post?.title);
  useOwnAddress(slug, post);
  if (post) return <PostArticle post={post} />;
  if (!error) return <Skeleton className="wrap py-11" label={t('post.loading')} lines={12} />;
  const code = error instanceof ApiError ? error.code : 'internal';
  return <NoPost code={code} onRetry={() => void refetch()} />;
}

/**
 * A post that was found by its slug of another language stands at its own address; a part that was
 * asked for is shown when it is there.
 */
function useOwnAddress(slug: string, post: Post | undefined): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const own = post?.slug;
  useEffect(() => {
    if (own === undefined) return;
    if (own !== slug) void navigate(`/blog/${own}${search}${hash}`, { replace: true });
    else document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [own, slug, search, hash, navigate]);
}

function NoPost({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const back = <ButtonLink to="/blog">{t('post.back')}</ButtonLink>;
  if (code === 'post_not_found' || code === 'invalid_input') {
    return (
      <ErrorState
        action={back}
        className="wrap"
        heading="h1"
        text={t('post.missing.text')}
        title={t('post.missing.title')}
      />
    );
  }
  return (
    <ErrorState
      action={back}
      className="wrap"
      heading="h1"
      onRetry={onRetry}
      retryLabel={t('again')}
      text={messageOf(code)}
      title={t('post.failed.title')}
    />
  );
}
