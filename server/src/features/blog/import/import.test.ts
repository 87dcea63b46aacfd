import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentReading, ReadPost } from '@pius/contracts/blog-import.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../db/tables/admin.ts';
import { blogPosts, blogVersions } from '../../../db/tables/blog.ts';
import { bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { type MatrixPeople, seedMatrix } from '../../../test/matrix-family.ts';
import { noLimits } from '../../../test/no-limits.ts';
import { payloads } from '../../../test/payloads.ts';
import { upload } from '../../../test/upload.ts';
import { wordpressExport } from '../../../test/wordpress-export.ts';
import { renderPost } from '../render-post.ts';

let t: TestApp;
let people: MatrixPeople;
let elsewhere: Server;
/** What was asked of the site whose addresses stand in the documents. */
const requested: string[] = [];

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
  elsewhere = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
});
afterAll(async () => {
  elsewhere.close();
  await t.close();
});

const cookie = () => people.actors.find(({ name }) => name === 'the admin')?.cookie;
const siteThere = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

async function read(text: string): Promise<DocumentReading> {
  const path = '/rest/v1/admin/blog/import-reading';
  const answer = await upload(t, path, Buffer.from(text), cookie());
  expect(answer.status, await answer.clone().text()).toBe(200);
  return bodyOf<DocumentReading>(answer);
}

async function bring(post: ReadPost, more: object = {}): Promise<string> {
  const { key, title, slug, summary, source, author, category } = post;
  const chosen = { key, title, slug, summary, source, author, category: category ?? 'news' };
  const answer = await t.call('/rest/v1/admin/blog/imports', {
    method: 'POST',
    cookie: cookie(),
    body: { ...chosen, language: 'en', publish_at: null, ...more },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await bodyOf<{ outcome: string }>(answer)).outcome;
}

const countPosts = async () => (await t.ctx.db.select().from(blogPosts)).length;
const codes = (post: ReadPost | undefined) => post?.remarks.map(({ code }) => code);

describe('a WordPress export of 200 posts with hostile HTML and pictures that are missing', () => {
  const hostile = () =>
    wordpressExport([
      ...Array.from({ length: 200 }, (_, index) => ({
        id: index + 1,
        title: `Post ${index + 1}`,
        html: `<p>Words of it.</p>${payloads[index % payloads.length]}<p><img src="${siteThere()}/${index}.jpg"></p>`,
      })),
      { id: 900, title: 'A page', html: 'x', type: 'page' },
      { id: 901, title: 'A picture', html: 'x', type: 'attachment' },
      { id: 902, title: 'A picture', html: 'x', type: 'attachment' },
    ]);

  test('is read with a report for each post, and nothing is stored', async () => {
    const before = await countPosts();
    const { fault, posts, passed_over } = await read(hostile());
    expect(fault).toBeNull();
    expect(posts).toHaveLength(200);
    expect(passed_over).toEqual([
      { type: 'page', count: 1 },
      { type: 'attachment', count: 2 },
    ]);
    for (const [index, post] of posts.entries()) {
      expect(post).toMatchObject({ title: `Post ${index + 1}`, refusal: null, there: [] });
      const missing = { code: 'picture', count: 1, detail: `${siteThere()}/${index}.jpg` };
      const swallowed =
        /<(noscript|template|svg|math|iframe|textarea|xmp|plaintext|title|style|script|select)/i;
      if (!swallowed.test(payloads[index % payloads.length] ?? '')) {
        expect(post.remarks, payloads[index % payloads.length]).toContainEqual(missing);
      }
      expect(renderPost(post.source).html).not.toMatch(
        /<(script|img|iframe|svg|style)|<[^>]*\son/i,
      );
    }
    expect(await countPosts()).toBe(before);
  });

  test('comes in once, however often it is brought, and asks nothing of any address in it', async () => {
    const { posts } = await read(hostile());
    const before = await countPosts();
    for (const post of posts.slice(0, 25)) expect(await bring(post)).toBe('made');
    for (const post of posts.slice(0, 25)) expect(await bring(post)).toBe('there');
    expect(await countPosts()).toBe(before + 25);
    const again = await read(hostile());
    expect(again.posts.map(({ there }) => there.length)).toEqual([
      ...Array(25).fill(1),
      ...Array(175).fill(0),
    ]);
    expect(requested).toEqual([]);
  });

  test('one whose address was changed since is still known', async () => {
    const [post] = (await read(hostile())).posts;
    await t.ctx.db
      .update(blogVersions)
      .set({ slug: 'another-address' })
      .where(eq(blogVersions.importKey, post?.key ?? ''));
    const [again] = (await read(hostile())).posts;
    expect(again?.there).toEqual(['en']);
    expect(again && (await bring(again))).toBe('there');
  });
});

test('a post keeps its words, its date and its author, and the log says that it was brought in', async () => {
  const { posts } = await read(
    wordpressExport([
      {
        id: 5000,
        title: 'Bread &amp; wine',
        html: '<!-- wp:heading --><h2>Why</h2><!-- /wp:heading --><p>It is <strong>so</strong>.</p>',
        slug: 'bread-and-wine',
        excerpt: 'Of <em>bread</em>.',
        category: { nicename: 'teaching', name: 'Teaching' },
      },
    ]),
  );
  expect(posts[0]).toMatchObject({
    title: 'Bread & wine',
    slug: 'bread-and-wine',
    summary: 'Of bread.',
    source: '## Why\n\nIt is **so**.',
    author: 'Anna Bauer',
    category: 'teaching',
    language: 'en',
    published_at: '2020-05-01T10:00:00.000Z',
    remarks: [],
  });
  const post = posts[0] as ReadPost;
  expect(await bring(post, { publish_at: post.published_at })).toBe('made');
  const [row] = await t.ctx.db
    .select()
    .from(blogVersions)
    .where(eq(blogVersions.slug, 'bread-and-wine'));
  expect(row?.publishAt?.toISOString()).toBe('2020-05-01T10:00:00.000Z');
  const lines = await t.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'post.imported'));
  expect(lines.map(({ subjectId }) => subjectId)).toContain(row?.postId);
});

test('each post of an export in several languages has the one its address begins with', async () => {
  const unders = ['fr/', 'pt/', 'pt-br/', '', 'prayer/', 'de/'];
  const { posts } = await read(
    wordpressExport(unders.map((under, id) => ({ id, title: 'T', html: '<p>a</p>', under }))),
  );
  const languages = posts.map(({ language }) => language);
  expect(languages).toEqual(['fr', 'pt-BR', 'pt-BR', 'en', 'en', 'en']);
});

test('what cannot come in says why', async () => {
  const more = (text: string) => ({ title: 'T', html: text });
  const { posts } = await read(
    wordpressExport(
      [
        { id: 1, ...more('<p>a</p>'), slug: 'same' },
        { id: 2, ...more('<p>b</p>'), slug: 'same' },
        { id: 3, ...more('<img src="https://a.example/x.png">') },
        { id: 4, title: '', html: 'x', slug: '' },
        { id: 5, ...more('word '.repeat(15_000)) },
        { id: 6, ...more('x'), status: 'trash' },
        { id: 7, ...more('x'), password: 'secret' },
        { id: 8, ...more('x [slider id="3"]'), category: { nicename: 'divers', name: 'Divers' } },
      ].map((post) => ({ status: 'draft', ...post })),
      'fr-FR',
    ),
  );
  expect(posts.map(({ refusal }) => refusal)).toEqual([
    ...[null, 'same-address', 'text-missing', 'title-missing', 'too-long', 'in-trash'],
    ...['protected', null],
  ]);
  expect(posts[7]).toMatchObject({ language: 'fr', published_at: null });
  expect(codes(posts[7])).toEqual(['shortcode', 'category-unknown', 'summary-made']);
});

describe('a document that cannot be read says what is wrong with it:', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><rss><channel>&lol2;</channel></rss>`;
  test.each([
    ['nothing in it', ' \n', { code: 'empty', line: null, field: null }],
    ['entities that grow', laughs, { code: 'doctype', line: null, field: null }],
    [
      'a file of another place',
      () => `<!DOCTYPE x SYSTEM "${siteThere()}/x.dtd"><rss/>`,
      { code: 'doctype', line: null, field: null },
    ],
    ['a tag that is not closed', '<rss>\n<channel>\n</rss>', { code: 'xml', line: 3, field: null }],
    ['another XML', '<feed><entry/></feed>', { code: 'not-wordpress', line: null, field: null }],
    ['no posts', wordpressExport([]), { code: 'no-posts', line: null, field: null }],
    ['no front matter', 'Words.', { code: 'field-missing', line: 1, field: 'title' }],
    ['an open one', '---\ntitle: A\nWords.', { code: 'front-matter-open', line: 1, field: null }],
    [
      'one that is no YAML',
      '---\ntitle: A\nsummary: "open\ndate: 2020-01-01\n---\nx',
      { code: 'front-matter', line: expect.any(Number), field: expect.any(String) },
    ],
    ['no title', '---\nslug: a\n---\nx', { code: 'field-missing', line: 1, field: 'title' }],
    [
      'a date that is none',
      '---\ntitle: A\nslug: a\ndate: soon\n---\nx',
      { code: 'field-wrong', line: 4, field: 'date' },
    ],
    [
      'a title that is a list of lists',
      '---\ntitle: [[a]]\n---\nx',
      { code: 'field-wrong', line: 2, field: 'title' },
    ],
    [
      'a language we do not have',
      '---\ntitle: A\nlang: de\n---\nx',
      { code: 'field-wrong', line: 3, field: 'lang' },
    ],
  ])('%s', async (_name, text, fault) => {
    const reading = await read(typeof text === 'string' ? text : text());
    expect(reading).toMatchObject({ fault, posts: [] });
    expect(requested).toEqual([]);
  });

  test('bytes that are no text', async () => {
    const path = '/rest/v1/admin/blog/import-reading';
    const answer = await upload(t, path, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), cookie());
    expect(await answer.json()).toMatchObject({ fault: { code: 'not-text' } });
  });
});

test('a Markdown file is one post, with what readers would not get taken out', async () => {
  const { posts } = await read(
    '---\ntitle: "Un cierge"\nlang: fr\ncategories: [prayer-at-home, x]\ndate: 2024-02-02\nlayout: post\n---\n\n# Un\n\n*Deux* ![x](https://a.example/x.png) <script>alert(1)</script>\n',
  );
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    title: 'Un cierge',
    slug: 'un-cierge',
    language: 'fr',
    category: 'prayer-at-home',
    published_at: '2024-02-02T00:00:00.000Z',
    source: '## Un\n\n*Deux*',
  });
  expect(codes(posts[0])).toEqual([
    ...['field-unknown', 'picture', 'script', 'author-unknown', 'slug-made', 'summary-made'],
  ]);
});

test('Markdown that is safe comes in letter for letter', async () => {
  const source = '## Un\n\n* a\n* b\n\n[x](/catechism)';
  const { posts } = await read(`---\ntitle: A\nslug: a\nsummary: B\nauthor: C\n---\n${source}\n`);
  expect(posts[0]).toMatchObject({ source, remarks: [], published_at: null });
});
