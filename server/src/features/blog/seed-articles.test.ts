import type { Article } from '@pius/domain/blog/article.ts';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogPosts, blogVersions } from '../../db/tables/blog.ts';
import { addBlogPost } from '../../test/blog-post.ts';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { seedArticles } from './seed-articles.ts';

let t: TestApp;

beforeEach(async () => {
  t = await startTestApp();
});
afterEach(() => t.close());

const article: Article = {
  folder: 'bread',
  title: 'Bread',
  slug: 'bread',
  category: 'teaching',
  summary: 'Of bread.',
  cover: 'story-bepi',
  coverAlt: 'A boy',
  author: 'Saint Pius X Quest',
  date: '2026-09-06',
  featured: true,
  source: '## How\n\nKnead it.',
};

/** Plants one article, which is the same in its three languages but for what is given. */
async function seed(more: Partial<Article> = {}): Promise<void> {
  const { db, now } = t.ctx;
  const articles = () => [{ ...article, ...more }];
  await seedArticles({ db, now, content: { ...t.ctx.content, articles } });
}

const versions = () => t.ctx.db.select().from(blogVersions).orderBy(asc(blogVersions.language));
const titles = async () => (await versions()).map(({ title }) => title);

test('an article is put in once, in its languages, under the day it bears', async () => {
  await seed();
  await seed();
  expect(await t.ctx.db.select().from(blogPosts)).toMatchObject([
    { category: 'teaching', featured: true, coverArt: 'story-bepi', coverPicture: null },
  ]);
  const rows = await versions();
  expect(rows.map(({ language }) => language)).toEqual(['en', 'fr', 'pt-BR']);
  expect(rows[0]).toMatchObject({
    slug: 'bread',
    readMinutes: 1,
    publishAt: new Date('2026-09-06T06:00:00Z'),
    updatedAt: new Date('2026-09-06T06:00:00Z'),
  });
});

test('several processes at once put it in once', async () => {
  await Promise.all([seed(), seed(), seed()]);
  expect(await titles()).toEqual(['Bread', 'Bread', 'Bread']);
});

test('a day that is to come is today', async () => {
  t.setNow(new Date('2026-03-01T12:00:00Z'));
  await seed();
  expect((await versions())[0]?.publishAt).toEqual(new Date('2026-03-01T12:00:00Z'));
});

test('a newer text takes the place of the older one', async () => {
  await seed();
  await seed({ title: 'Good bread' });
  expect(await titles()).toEqual(['Good bread', 'Good bread', 'Good bread']);
  const [first] = await versions();
  expect(first?.updatedAt.getTime()).toBeGreaterThan(first?.publishAt?.getTime() ?? 0);
});

test('what an admin edited, withdrew or deleted stays so', async () => {
  await seed();
  const { db } = t.ctx;
  await db.update(blogVersions).set({ title: 'Mine', revision: 2 }).where(isIn('en'));
  await db.update(blogVersions).set({ publishAt: null }).where(isIn('fr'));
  await db.delete(blogVersions).where(isIn('pt-BR'));
  await seed({ title: 'Good bread' });
  const rows = await versions();
  expect(rows.map(({ title, publishAt }) => [title, publishAt === null])).toEqual([
    ['Mine', false],
    ['Good bread', true],
  ]);
  await db.delete(blogPosts);
  await seed({ title: 'Better bread' });
  await seed();
  expect(await titles()).toEqual([]);
});

const isIn = (language: 'en' | 'fr' | 'pt-BR') => eq(blogVersions.language, language);

test('another post that stands first keeps its place', async () => {
  const at = t.ctx.now();
  const own = { id: 'own', category: 'news', author: 'Anna', featured: true } as const;
  await t.ctx.db.insert(blogPosts).values({ ...own, createdAt: at });
  await seed();
  const first = await t.ctx.db.select().from(blogPosts).where(eq(blogPosts.featured, true));
  expect(first.map(({ id }) => id)).toEqual(['own']);
});

test('an address that another post has keeps the article out, and nothing else', async () => {
  await addBlogPost(t.ctx.db, {
    at: t.ctx.now(),
    language: 'fr',
    slug: 'bread',
    title: 'Mien',
  });
  await seed();
  expect(await titles()).toEqual(['Bread', 'Mien', 'Bread']);
});
