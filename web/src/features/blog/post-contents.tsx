import { useTranslation } from 'react-i18next';
import type { Post } from './use-posts.ts';

/** The table of contents of a post: its headings. None of a post with one or two. */
export function PostContents({ contents }: Pick<Post, 'contents'>) {
  const { t } = useTranslation('blog');
  if (contents.length < 3) return null;
  return (
    <nav aria-labelledby="post-contents" className="post-contents">
      <h2 id="post-contents">{t('post.contents')}</h2>
      <ol>
        {contents.map(({ id, title, level }) => (
          <li data-level={level} key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
