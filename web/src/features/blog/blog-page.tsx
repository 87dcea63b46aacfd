import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { type BlogAsk, blogPath, readAsk } from './blog-address.ts';
import { BlogSearch } from './blog-search.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { PostCards } from './post-card.tsx';
import { PostSkeletons } from './post-skeletons.tsx';
import { type PostPage, usePosts } from './use-posts.ts';
import './blog.css';

export const handle: RouteHandle = { page: 'blog', namespaces: ['blog', 'errors'] };

/**
 * `/blog`: the posts of the operator, searched by words and topic.
 * @see docs/requirements.md#r-blog
 */
export default function BlogPage() {
  const { t } = useTranslation('blog');
  const messageOf = useErrorMessage();
  const [search] = useSearchParams();
  const ask = readAsk(search);
  const { data, error, refetch, isPlaceholderData } = usePosts(ask);
  return (
    <div className="wrap grid gap-7 pt-7 pb-12 text-ui md:pt-11">
      <header className="grid gap-3">
        <h1 className="text-d2">{t('title')}</h1>
        <p className="max-w-[60ch] text-body text-ink-soft">{t('lead')}</p>
      </header>
      <BlogSearch ask={ask} categories={data?.categories ?? []} />
      {data ? (
        <div aria-busy={isPlaceholderData} className="grid gap-7">
          <Posts ask={ask} page={data} />
        </div>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={messageOf(error instanceof ApiError ? error.code : 'internal')}
          title={t('failed.title')}
        />
      ) : (
        <PostSkeletons label={t('loading')} />
      )}
    </div>
  );
}

function Posts({ ask, page }: { ask: BlogAsk; page: PostPage }) {
  const { t } = useTranslation('blog');
  const { q, category, after } = ask;
  const narrowed = q !== '' || category !== null;
  const { featured, items, next, total } = page;
  if (total === 0 && !narrowed) {
    return <EmptyState text={t('empty.text')} title={t('empty.title')} />;
  }
  return (
    <>
      <p className={narrowed && total > 0 ? 'font-bold' : 'sr-only'} role="status">
        {narrowed
          ? t(q === '' ? 'found' : 'found.words', { count: total, words: q })
          : t('found', { count: total })}
      </p>
      {total === 0 ? (
        <EmptyState
          action={<ButtonLink to="/blog">{t('search.clear')}</ButtonLink>}
          text={t('none.text')}
          title={t('none.title')}
        />
      ) : null}
      {featured ? <FeaturedPost post={featured} /> : null}
      {items.length > 0 ? (
        <section className="grid gap-5">
          {narrowed ? null : <h2 className="text-d3">{t(after === null ? 'recent' : 'older')}</h2>}
          <PostCards posts={items} />
        </section>
      ) : null}
      {next !== null || after !== null || (narrowed && total > 0) ? (
        <nav aria-label={t('paging')} className="flex flex-wrap gap-3 max-md:*:w-full">
          {next === null ? null : (
            <ButtonLink to={blogPath({ ...ask, after: next })}>
              {t(q === '' ? 'older' : 'older.more')}
            </ButtonLink>
          )}
          {after === null ? null : (
            <ButtonLink to={blogPath({ ...ask, after: null })} variant="quiet">
              {t('newest')}
            </ButtonLink>
          )}
          {narrowed ? (
            <ButtonLink to="/blog" variant="quiet">
              {t('search.clear')}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
