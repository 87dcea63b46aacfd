import type { Post, PostCard } from '@pius/contracts/blog.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '../../db/tables/blog.ts';
import { addBlogPost } from '../../test/blog-post.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { renderPost } from './render-post.ts';
import { wordsOfPost } from './search-posts.ts';

interface Page {
  items: PostCard[];
  next: string | null;
  total: number;
  featured: PostCard | null;
  categories: string[];
}

let t: TestApp;
let cookie: string;
/** A day near today, which is the twentieth. */
const begun = Date.now();
const day = (number: number) => new Date(begun + (number - 20) * 24 * 60 * 60 * 1000);

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(day(20));
  const reader = await addGrownUp(t.ctx, { email: 'reader@example.org' });
  cookie = await openSession(t.ctx, reader, day(60));
  await write({ at: day(1), language: 'fr', slug: 'priere-du-soir', title: 'La prière du soir' });
  await write({
    at: day(2),
    language: 'fr',
    slug: 'avent',
    title: 'L’Avent à table',
    source: 'Une prière.',
  });
  await write({ at: day(3), language: 'fr', slug: 'carnet', title: 'Un carnet', publishAt: null });
  await write({
    at: day(4),
    language: 'fr',
    slug: 'plus-tard',
    title: 'Plus tard',
    publishAt: day(25),
  });
  await write({ at: day(5), language: 'pt-BR', slug: 'orar-juntos', title: 'Orações em família' });
});
afterAll(() => t.close());

type Sample = Parameters<typeof addBlogPost>[1];
type Value = Pick<Sample, 'postId' | 'language' | 'slug' | 'publishAt' | 'at'> & {
  title?: string;
  summary?: string;
  source?: string;
};

/** Puts a post in as the desk would. */
function write(input: Value): Promise<string> {
  const { title = '', summary = 'De quoi il s’agit.', source = 'Du texte.' } = input;
  const { text, readMinutes } = renderPost(source);
  const words = wordsOfPost({ title, summary, text }, input.language ?? 'en');
  return addBlogPost(t.ctx.db, { ...input, summary, source, readMinutes, words });
}

async function list(query: string): Promise<Page> {
  const answer = await t.call(`/rest/v1/blog/posts?${query}`, { cookie });
  expect(answer.status).toBe(200);
  return bodyOf<Page>(answer);
}

const slugs = ({ items }: Page) => items.map(({ slug }) => slug);

async function read(slug: string, lang: string): Promise<Post> {
  const answer = await t.call(`/rest/v1/blog/posts/${slug}?lang=${lang}`, { cookie });
  expect(answer.status).toBe(200);
  return bodyOf<Post>(answer);
}

describe('the list of posts', () => {
  test('holds what is published in the language, the newest first', async () => {
    const page = await list('lang=fr');
    expect(slugs(page)).toEqual(['avent', 'priere-du-soir']);
    expect(page).toMatchObject({ total: 2, next: null, featured: null, categories: ['teaching'] });
    expect(slugs(await list('lang=en'))).toEqual([]);
  });

  test('shows a scheduled post when its time has come', async () => {
    t.setNow(day(25));
    expect(slugs(await list('lang=fr'))).toEqual(['plus-tard', 'avent', 'priere-du-soir']);
    t.setNow(day(20));
  });

  test.each([
    ['priere', ['priere-du-soir', 'avent']],
    ['PRIÈRES', ['priere-du-soir', 'avent']],
    ['prie', ['priere-du-soir', 'avent']],
    ['soir priere', ['priere-du-soir']],
    ['avent de noel', ['avent']],
    ['l’avent', ['avent']],
    ['bateau', []],
    ['!?', ['avent', 'priere-du-soir']],
  ])('finds %s, accents or not, the nearest first', async (q, requested) => {
    expect(slugs(await list(`lang=fr&q=${encodeURIComponent(q)}`))).toEqual(requested);
  });

  test('finds a Portuguese plural by its singular', async () => {
    expect(slugs(await list('lang=pt-BR&q=oracao'))).toEqual(['orar-juntos']);
  });

  test('takes what is typed as words, never as a query', async () => {
    for (const q of ["' or 1=1 --", 'a & | ! ( )', ':*', 'prière:*', '\\', '"', '<->']) {
      await list(`lang=fr&q=${encodeURIComponent(q)}`);
    }
  });

  test('holds the posts of one category', async () => {
    expect(slugs(await list('lang=fr&category=teaching'))).toHaveLength(2);
    expect(slugs(await list('lang=fr&category=news'))).toEqual([]);
  });
});

describe('many posts', () => {
  const number = 27;

  beforeAll(async () => {
    for (let post = 0; post < number; post += 1) {
      const at = new Date(day(6).getTime() + Math.floor(post / 2) * 1000);
      await write({ at, slug: `post-${post}`, title: 'A rosary' });
    }
  });

  async function readThrough(query: string): Promise<string[]> {
    const seen: string[] = [];
    let after = '';
    for (let round = 0; round < 9; round += 1) {
      const page = await list(`lang=en&${query}${after}`);
      expect(page.items.length).toBeLessThanOrEqual(12);
      expect(page.total).toBe(number);
      seen.push(...slugs(page));
      if (page.next === null) return seen;
      after = `&after=${page.next}`;
    }
    throw new Error('there is no end to the pages');
  }

  test.each(['', 'q=rosaries', 'category=teaching'])(
    'come in pages, each of them once (%s)',
    async (query) => {
      const seen = await readThrough(query);
      expect(new Set(seen).size).toBe(number);
      expect(seen).toHaveLength(number);
    },
  );

  test('have the featured one apart, on the first page of all', async () => {
    await t.ctx.db.execute(
      sql`update ${blogPosts} set featured = true where id = (select post_id from blog_versions where slug = 'post-3')`,
    );
    const page = await list('lang=en');
    expect(page.featured?.slug).toBe('post-3');
    expect(slugs(page)).not.toContain('post-3');
    expect((await list(`lang=en&after=${page.next}`)).featured).toBeNull();
    expect(await readThrough('category=teaching')).toContain('post-3');
    expect((await list('lang=fr')).featured).toBeNull();
  });
});

describe('a post', () => {
  test('is read with its headings, its minutes and what is related', async () => {
    const source = `## À table\n\n${'mot '.repeat(600)}\n\n## Au lit\n\nTexte.`;
    await write({ at: day(7), language: 'fr', slug: 'long', title: 'Long', source });
    const post = await read('long', 'fr');
    expect(post).toMatchObject({
      language: 'fr',
      read_minutes: 3,
      contents: [
        { id: 'part-a-table', title: 'À table', level: 2 },
        { id: 'part-au-lit', title: 'Au lit', level: 2 },
      ],
    });
    expect(post.html).toContain('<h2 id="part-a-table">À table</h2>');
    expect(post.related.map(({ slug }) => slug)).toEqual(['avent', 'priere-du-soir']);
  });

  test('follows a reader into another language, and stays in its own where there is no other', async () => {
    const postId = await write({ at: day(8), language: 'en', slug: 'advent', title: 'Advent' });
    await write({ postId, at: day(8), language: 'fr', slug: 'l-avent', title: 'Avent' });
    await write({ postId, at: day(8), language: 'pt-BR', slug: 'advento', publishAt: null });
    expect(await read('advent', 'fr')).toMatchObject({ slug: 'l-avent', language: 'fr' });
    expect(await read('l-avent', 'pt-BR')).toMatchObject({ slug: 'l-avent', language: 'fr' });
    const { versions } = await read('l-avent', 'en');
    expect(versions.map(({ language, slug }) => [language, slug])).toEqual([
      ['en', 'advent'],
      ['fr', 'l-avent'],
    ]);
  });

  test.each(['carnet', 'plus-tard', 'nothing'])('is not there: %s', async (slug) => {
    const answer = await t.call(`/rest/v1/blog/posts/${slug}?lang=fr`, { cookie });
    expect(answer.status).toBe(404);
    expect(await bodyOf(answer)).toMatchObject({ code: 'post_not_found' });
  });
});
