import type { DeskPost, ListedPost } from '@pius/contracts/blog-desk.ts';
import type { PictureView } from '@pius/contracts/media.ts';
import { versionState } from '@pius/domain/blog/post.ts';
import type { PostShared, PostVersion, WholePost } from './store.ts';

type Pictures = ReadonlyMap<string, PictureView>;

function presentShared(post: PostShared, pictures: Pictures) {
  return {
    id: post.id,
    category: post.category,
    author: post.author,
    cover_art: post.coverArt,
    cover_picture: post.coverPicture,
    picture: pictures.get(post.coverPicture ?? '') ?? null,
    featured: post.featured,
    created_at: post.createdAt.toISOString(),
    deleted_at: post.deletedAt?.toISOString() ?? null,
  };
}

function presentVersion(version: PostVersion, now: Date) {
  return {
    language: version.language,
    slug: version.slug,
    title: version.title,
    status: versionState(version.publishAt, now),
    publish_at: version.publishAt?.toISOString() ?? null,
    updated_at: version.updatedAt.toISOString(),
  };
}

/** A post as the list of all shows it. */
export function presentListed(
  { post, versions }: WholePost,
  pictures: Pictures,
  now: Date,
): ListedPost {
  return {
    ...presentShared(post, pictures),
    versions: versions.map((version) => presentVersion(version, now)),
  };
}

/** A post as it is edited. */
export function presentDesk(
  { post, versions }: WholePost,
  pictures: Pictures,
  now: Date,
): DeskPost {
  return {
    ...presentShared(post, pictures),
    versions: versions.map((version) => ({
      ...presentVersion(version, now),
      summary: version.summary,
      source: version.source,
      cover_alt: version.coverAlt,
      read_minutes: version.readMinutes,
      revision: version.revision,
    })),
  };
}
