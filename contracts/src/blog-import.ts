import { z } from '@hono/zod-openapi';
import { importFaults, importRefusals, importRemarks } from '@pius/domain/blog/import-report.ts';
import { blogCategories } from '@pius/domain/blog/post.ts';
import { languages } from '@pius/domain/language.ts';
import { body, defineRoute, json } from './route.ts';

/** The largest document that is read. */
export const mostDocumentBytes = 20 * 1024 * 1024;

const importKey = z.string().regex(/^[0-9a-f]{64}$/);

const remark = z.strictObject({
  code: z.enum(importRemarks),
  count: z.int(),
  /** What it was: an address, a name; as the document has it. */
  detail: z.string().nullable(),
});

const readPost = z.strictObject({
  /** Tells the post from all others, in every reading of the same document. */
  key: importKey,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** Markdown of which nothing can run. */
  source: z.string(),
  author: z.string(),
  /** Null where the document names none of ours. */
  category: z.enum(blogCategories).nullable(),
  language: z.enum(languages).nullable(),
  /** When it was published; null for a draft. */
  published_at: z.string().nullable(),
  words: z.int(),
  remarks: z.array(remark),
  refusal: z.enum(importRefusals).nullable(),
  /** The languages in which it is here already, by itself or by its address. */
  there: z.array(z.enum(languages)),
});

const reading = z.strictObject({
  kind: z.enum(['markdown', 'wordpress']),
  /** Null where all could be read. */
  fault: z
    .strictObject({
      code: z.enum(importFaults),
      line: z.int().nullable(),
      field: z.string().nullable(),
    })
    .nullable(),
  posts: z.array(readPost),
  /** What else a WordPress export holds, by its own name for it: pages, attachments. */
  passed_over: z.array(z.strictObject({ type: z.string(), count: z.int() })),
});

/**
 * Reads a document into posts and tells what would be left out of them: the body is a Markdown file with front matter,
 * or a WordPress export. Nothing is kept, and nothing is fetched from an address it names.
 * @see docs/requirements.md#r-configured-hosts
 */
export const readDocument = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/blog/import-reading',
    responses: { 200: json(reading, 'What the document holds') },
  },
  {
    who: ['admin'],
    thing: 'blog-post',
    limit: { per: 'account', count: 10, seconds: 60 },
    mostBytes: mostDocumentBytes,
  },
);

/**
 * Brings one post in, as a draft (`publish_at` null) or published with its date. One that is here already, by its key or
 * its address in the language, is left as it is: `there`.
 */
export const importPost = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/blog/imports',
    request: {
      body: body(
        z.strictObject({
          key: importKey,
          language: z.enum(languages),
          title: z.string().max(2_000),
          slug: z.string().max(2_000),
          summary: z.string().max(2_000),
          source: z.string().max(200_000),
          author: z.string().max(2_000),
          category: z.enum(blogCategories),
          publish_at: z.iso.datetime({ offset: true }).nullable(),
        }),
      ),
    },
    responses: {
      200: json(z.strictObject({ outcome: z.enum(['made', 'there']) }), 'What became of it'),
    },
  },
  { who: ['admin'], thing: 'blog-post', limit: { per: 'account', count: 1200, seconds: 60 } },
);

export type DocumentReading = z.infer<typeof reading>;
export type ReadPost = DocumentReading['posts'][number];
export type ReadRemark = ReadPost['remarks'][number];

export const routes = [readDocument, importPost] as const;
