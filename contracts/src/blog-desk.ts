import { z } from '@hono/zod-openapi';
import { coverArts } from '@pius/domain/blog/cover-art.ts';
import { blogCategories, versionStates } from '@pius/domain/blog/post.ts';
import { languages } from '@pius/domain/language.ts';
import { postHeading, slugParam } from './blog.ts';
import { picture } from './media.ts';
import { body, defineRoute, json, ordinaryLimit, pageOf, pageQuery } from './route.ts';

const rowId = z.string().min(1).max(64);
const postParams = z.strictObject({ id: rowId });
const versionParams = z.strictObject({ id: rowId, language: z.enum(languages) });
/** Longer than any field may be, so that what is too long gets its own words. */
const field = z.string().max(2_000);
const source = z.string().max(200_000);

/** What the languages of a post share. */
const shared = z.strictObject({
  category: z.enum(blogCategories),
  author: field,
  /** The cover: a drawing of ours by its name, or an uploaded picture by its id; at most one of them. */
  cover_art: z.enum(coverArts).nullable(),
  cover_picture: z.uuid().nullable(),
});

const listedVersion = z.strictObject({
  language: z.enum(languages),
  slug: z.string(),
  title: z.string(),
  status: z.enum(versionStates),
  publish_at: z.string().nullable(),
  updated_at: z.string(),
});

const listedPost = shared.extend({
  id: z.string(),
  /** The uploaded picture of the cover, in its widths. */
  picture: picture.nullable(),
  featured: z.boolean(),
  created_at: z.string(),
  /** Since when it lies in the bin; null where it does not. */
  deleted_at: z.string().nullable(),
  versions: z.array(listedVersion),
});

const version = listedVersion.extend({
  summary: z.string(),
  /** The Markdown. */
  source: z.string(),
  cover_alt: z.string(),
  read_minutes: z.int(),
  /** To be sent back as `based_on` when it is saved. */
  revision: z.int(),
});

const deskPost = listedPost.extend({ versions: z.array(version) });

/**
 * All posts, newest first, fifty at a time: those that stand so in one of their languages, or whose words are found; or
 * those in the bin.
 */
export const listDeskPosts = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/blog/posts',
    request: {
      query: pageQuery.extend({
        status: z.enum([...versionStates, 'deleted']).optional(),
        q: z.string().max(200).optional(),
      }),
    },
    responses: {
      200: json(pageOf(listedPost), 'Posts'),
    },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** One post with all its languages, drafts too. */
export const readDeskPost = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/blog/posts/{id}',
    request: { params: postParams },
    responses: { 200: json(deskPost, 'The post') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** A new post, with a title in one language or without any yet. */
export const createPost = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/blog/posts',
    request: {
      body: body(
        shared.extend({
          first: z.strictObject({ language: z.enum(languages), title: field.min(1) }).optional(),
        }),
      ),
    },
    responses: { 201: json(deskPost, 'The new post') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** Changes what the languages share. Featured is one post at most: the one before gives way. */
export const changePost = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/admin/blog/posts/{id}',
    request: { params: postParams, body: body(shared.extend({ featured: z.boolean() }).partial()) },
    responses: { 200: json(deskPost, 'As it stands') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** The post lies in the bin in all languages, with its comments; after thirty days it is gone. */
export const deletePost = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/blog/posts/{id}',
    request: { params: postParams },
    responses: { 200: json(z.strictObject({ deleted: z.literal(true) }), 'It is gone') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** Takes a post out of the bin: it stands as it stood. 404 where it lies in none. */
export const restorePost = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/blog/posts/{id}/restoration',
    request: { params: postParams },
    responses: { 200: json(deskPost, 'As it stands') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/**
 * Saves one language of a post, new or not. A draft may lack anything but its slug; of a published one all must be there (400
 * `post_incomplete`, with the fields). 409 `post_slug_taken` where another post of the language has the slug, 409
 * `post_changed` where somebody else saved since `based_on` (null: there was none yet).
 */
export const saveVersion = defineRoute(
  {
    method: 'put',
    path: '/rest/v1/admin/blog/posts/{id}/versions/{language}',
    request: {
      params: versionParams,
      body: body(
        z.strictObject({
          slug: field,
          title: field,
          summary: field,
          source,
          cover_alt: field,
          based_on: z.int().nullable(),
        }),
      ),
    },
    responses: { 200: json(deskPost, 'As it stands') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** One language of a post is gone, with its comments. */
export const deleteVersion = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/blog/posts/{id}/versions/{language}',
    request: { params: versionParams },
    responses: { 200: json(deskPost, 'What is left') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** Publishes one language of a post now, or at a moment (to come: scheduled), or withdraws it (null). */
export const publishVersion = defineRoute(
  {
    method: 'put',
    path: '/rest/v1/admin/blog/posts/{id}/versions/{language}/publication',
    request: {
      params: versionParams,
      body: body(
        z.strictObject({
          publish_at: z.union([z.literal('now'), z.iso.datetime({ offset: true })]).nullable(),
        }),
      ),
    },
    responses: { 200: json(deskPost, 'As it stands') },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

/** Markdown as readers would see it; nothing is kept. */
export const previewPost = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/blog/preview',
    request: { body: body(z.strictObject({ source })) },
    responses: {
      200: json(
        z.strictObject({
          html: z.string(),
          contents: z.array(postHeading),
          read_minutes: z.int(),
        }),
        'The post as it would be',
      ),
    },
  },
  { who: ['admin'], thing: 'blog-post', limit: { per: 'account', count: 120, seconds: 60 } },
);

/** Whether a slug is free in a language: the post that has it, or null. */
export const findSlug = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/blog/slugs/{language}/{slug}',
    request: {
      params: z.strictObject({ language: z.enum(languages), slug: slugParam }),
    },
    responses: {
      200: json(
        z.strictObject({
          taken_by: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
        }),
        'Who has it',
      ),
    },
  },
  { who: ['admin'], thing: 'blog-post', limit: ordinaryLimit },
);

export type DeskPost = z.infer<typeof deskPost>;
export type ListedPost = z.infer<typeof listedPost>;

export const routes = [
  listDeskPosts,
  readDeskPost,
  createPost,
  changePost,
  deletePost,
  restorePost,
  saveVersion,
  deleteVersion,
  publishVersion,
  previewPost,
  findSlug,
] as const;
