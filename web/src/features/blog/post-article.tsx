import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Chip } from '@/ui/kit/chip.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import { PostText } from '@/ui/text/post-text.tsx';
import { PostCards } from './post-card.tsx';
import { categoryHue } from './post-category.ts';
import { PostContents } from './post-contents.tsx';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLanguages } from './post-languages.tsx';
import type { Post } from './use-posts.ts';

const Comments = lazy(() =>
  retryImport(() => import('./comments/comments.tsx')).then((part) => ({ default: part.Comments })),
);

/** A post as it is read: head, contents, text, what is related, comments last, since they grow. */
export function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const { related } = post;
  return (
    <div className="wrap grid gap-7 pt-7 pb-12 text-ui md:pt-9">
      <article className="post" data-module={categoryHue[post.category]}>
        <PostHead post={post} />
        <PostContents contents={post.contents} />
        <div lang={post.language}>
          <PostText html={post.html} />
        </div>
        <PostChanged post={post} />
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="grid gap-5">
          <h2 className="text-d3" id="related">
            {t('post.related')}
          </h2>
          <PostCards posts={related} />
        </section>
      ) : null}
      <CommentsBelow post={post} />
    </div>
  );
}

function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  return (
    <header className="grid gap-4">
      <LocaleLink
        className="inline-flex min-h-(--tap) items-center gap-2 justify-self-start"
        to="/blog"
      >
        <ArrowLeft aria-hidden />
        {t('post.back')}
      </LocaleLink>
      <Chip className="justify-self-start">{t(`category.${post.category}`)}</Chip>
      <h1 lang={post.language}>{post.title}</h1>
      <PostFacts author post={post} />
      <PostLanguages post={post} />
      {post.cover ? (
        <PostCover className="rounded-card" cover={post.cover} height={320} priority width={704} />
      ) : null}
    </header>
  );
}

/** The day a post was changed, where that is another than the one it was published. */
function PostChanged({ post: { published_at, updated_at } }: { post: Post }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const [published, changed] = [published_at, updated_at].map((at) => formatDate(at, language));
  if (updated_at < published_at || published === changed) return null;
  return <p className="text-ink-soft">{t('changed', { date: changed })}</p>;
}

/**
 * Comments are fetched after the post, also for who jumps past them to the end of the page or goes
 * by the keyboard.
 */
function CommentsBelow({ post }: { post: Post }) {
  return (
    <div className="max-w-[820px]">
      <Suspense>
        <Comments language={post.language} slug={post.slug} />
      </Suspense>
    </div>
  );
}
