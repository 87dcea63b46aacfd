import type { Post, PostCard } from '@pius/contracts/blog.ts';
import type { PictureView } from '@pius/contracts/media.ts';
import { renderPost } from './render-post.ts';
import type { PostRow } from './store.ts';

type Pictures = ReadonlyMap<string, PictureView>;

/** A post as lists show it. */
export function presentCard({ post, version }: PostRow, pictures: Pictures): PostCard {
  const { coverArt: art, coverPicture } = post;
  const picture = pictures.get(coverPicture ?? '') ?? null;
  return {
    id: post.id,
    slug: version.slug,
    title: version.title,
    category: post.category,
    summary: version.summary,
    author: post.author,
    published_at: (version.publishAt ?? version.updatedAt).toISOString(),
    read_minutes: version.readMinutes,
    cover: art || picture ? { art, picture, alt: version.coverAlt } : null,
  };
}

/** A post as it is read, with its other languages and those related to it. */
export function presentPost(
  row: PostRow,
  { versions, related, pictures }: { versions: PostRow[]; related: PostRow[]; pictures: Pictures },
): Post {
  const { html, contents } = renderPost(row.version.source);
  return {
    ...presentCard(row, pictures),
    language: row.version.language,
    html,
    contents,
    updated_at: row.version.updatedAt.toISOString(),
    versions: versions.map(({ version: { language, slug, title } }) => ({ language, slug, title })),
    related: related.map((other) => presentCard(other, pictures)),
  };
}
