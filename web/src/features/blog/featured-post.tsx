import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { VaultPanel } from '@/ui/kit/card.tsx';
import { categoryHue } from './post-category.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import type { PostPage } from './use-posts.ts';

/** The post that the operator puts first. */
export function FeaturedPost({ post }: { post: PostPage['items'][number] }) {
  const { t } = useTranslation('blog');
  const path = `/blog/${post.slug}`;
  return (
    <VaultPanel
      aria-labelledby="featured"
      as="section"
      className="post-featured"
      data-module={categoryHue[post.category]}
    >
      <PostCover cover={post.cover} height={300} priority width={500} />
      <div className="grid content-center gap-3">
        <p className="font-bold text-on-vault-soft text-ui">{t('featured')}</p>
        <h2 className="text-d3 leading-tight" id="featured">
          <LocaleLink className="text-on-vault no-underline hover:underline" to={path}>
            {post.title}
          </LocaleLink>
        </h2>
        <p className="text-body text-on-vault-soft">{post.summary}</p>
        <PostFacts className="text-on-vault-soft" post={post} />
        <ButtonLink
          aria-describedby="featured"
          className="mt-2 justify-self-start max-md:w-full"
          to={path}
          variant="gold"
        >
          {t('featured.read')}
        </ButtonLink>
      </div>
    </VaultPanel>
  );
}
