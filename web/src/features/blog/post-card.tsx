import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Chip } from '@/ui/kit/chip.tsx';
import { categoryHue } from './post-category.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import type { PostPage } from './use-posts.ts';

/** Posts as cards, side by side where there is room. */
export function PostCards({ posts }: { posts: PostPage['items'] }) {
  return (
    <ul className="staggered grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: PostPage['items'][number] }) {
  const { t } = useTranslation('blog');
  return (
    <Leaf as="li" className="post-card" data-module={categoryHue[post.category]} padding="none">
      <PostCover cover={post.cover} height={240} width={400} />
      <div className="grid content-start gap-3 p-5">
        <Chip className="justify-self-start">{t(`category.${post.category}`)}</Chip>
        <h3 className="text-d4 leading-tight">
          <LocaleLink className="post-link" to={`/blog/${post.slug}`}>
            {post.title}
          </LocaleLink>
        </h3>
        <p className="text-ink-soft text-ui">{post.summary}</p>
        <PostFacts post={post} />
      </div>
    </Leaf>
  );
}
