import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { classes } from '@/ui/kit/classes.ts';
import type { PostPage } from './use-posts.ts';

interface PostFactsProps {
  post: PostPage['items'][number];
  /** Also who wrote it. */
  author?: boolean;
  className?: string;
}

/** When a post was published and how long it takes to read. */
export function PostFacts({ post, author = false, className }: PostFactsProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <p className={classes('post-facts', className)}>
      {author ? <span>{t('by', { author: post.author })}</span> : null}
      <time dateTime={post.published_at}>{formatDate(post.published_at, language)}</time>
      <span className="inline-flex items-center gap-[.4em]">
        <Clock aria-hidden />
        {t('minutes', { count: post.read_minutes })}
      </span>
    </p>
  );
}
