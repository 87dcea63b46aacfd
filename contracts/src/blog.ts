import { z } from '@hono/zod-openapi';
import { coverArts } from '@pius/domain/blog/cover-art.ts';
import { blogCategories } from '@pius/domain/blog/post.ts';
import { languages } from '@pius/domain/language.ts';
import { picture } from './media.ts';
import {
  defineRoute,
  grownUps,
  json,
  langQuery,
  ordinaryLimit,
  pageOf,
  pageQuery,
} from './route.ts';

/** A slug as somebody may have typed it into an address. */
export const slugParam = z.string().min(1).max(200);

/** A post's cover: a drawing of ours by its name, or an uploaded picture. */
const blogCover = z.strictObject({
  art: z.enum(coverArts).nullable(),
  picture: picture.nullable(),
  alt: z.string(),
});

/** A post as lists show it. */
const postCard = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(blogCategories),
  summary: z.string(),
  author: z.string(),
  published_at: z.string(),
  read_minutes: z.int(),
  cover: blogCover.nullable(),
});

/**
 * The posts of a language that are published, twelve at a time: the newest first, or what `q` finds, best first (accents
 * forgiven). `next` goes on where a page ended, as `after`.
 */
export const listPosts = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/blog/posts',
    request: {
      query: langQuery.extend({
        ...pageQuery.shape,
        q: z.string().max(200).optional(),
        category: z.enum(blogCategories).optional(),
      }),
    },
    responses: {
      200: json(
        pageOf(postCard).extend({
          /** How many there are in all. */
          total: z.int(),
          /** The one the operator puts first, on the first page of all posts; it is not among `items`. */
          featured: postCard.nullable(),
          /** The categories that have a post. */
          categories: z.array(z.enum(blogCategories)),
        }),
        'Posts',
      ),
    },
  },
  { who: grownUps, thing: 'blog-post', limit: { per: 'account', count: 120, seconds: 60 } },
);

/** A heading of a post, as its table of contents names it; `id` is its anchor. */
export const postHeading = z.strictObject({ id: z.string(), title: z.string(), level: z.int() });

const post = postCard.extend({
  /** The language it is in: the one asked for, or the slug's own where the post has no other. */
  language: z.enum(languages),
  /** Made of the Markdown, sanitised. */
  html: z.string(),
  contents: z.array(postHeading),
  updated_at: z.string(),
  /** The languages it is published in, its own among them. */
  versions: z.array(
    z.strictObject({ language: z.enum(languages), slug: z.string(), title: z.string() }),
  ),
  /** At most three, of the same category first. */
  related: z.array(postCard),
});

/**
 * A published post by a slug of any language: in the language asked for, so that an address follows a reader who changes
 * language. One that is not there, or not yet, is 404 `post_not_found`.
 */
export const readPost = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/blog/posts/{slug}',
    request: { params: z.strictObject({ slug: slugParam }), query: langQuery },
    responses: { 200: json(post, 'A post') },
  },
  { who: grownUps, thing: 'blog-post', limit: ordinaryLimit },
);

export type PostCard = z.infer<typeof postCard>;
export type Post = z.infer<typeof post>;

export const routes = [listPosts, readPost] as const;
