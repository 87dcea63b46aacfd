import type { PostCard } from '@pius/contracts/blog.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, cutOff, refuse } from '@/test/network.ts';
import { renderRoutes } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import BlogPage from './blog-page.tsx';
import BlogPostPage from './blog-post-page.tsx';

const posts = 'GET /rest/v1/blog/posts';
const card = (name: string) => page.getByRole('link', { name, exact: true });
const again = page.getByRole('button', { name: say('blog:again') });

const examplePost = (title: string, category: PostCard['category']): PostCard => ({
  ...{ id: title, slug: title.toLowerCase(), title, category, summary: 'What it is about.' },
  ...{ author: 'Pia Bruni', published_at: '2026-11-01T09:00:00.000Z', read_minutes: 3 },
  cover: null,
});
const all = [examplePost('Lamp', 'teaching'), examplePost('Rosary', 'news')];

/** Answers as the server does for a topic; words are found nowhere. */
const answerPosts = () =>
  answer(posts, ({ query }) => {
    const items = all.filter(
      ({ category }) => query.q === undefined && category === (query.category ?? category),
    );
    return {
      ...{ items, next: null, total: items.length, featured: null },
      categories: ['teaching' as const, 'news' as const],
    };
  });

const open = (at: string) =>
  renderRoutes(
    [
      { path: '/blog', Component: BlogPage },
      { path: '/blog/:slug', Component: BlogPostPage },
    ],
    { viewer: 'parent', at },
  );

test('a search without a hit says so and leads back to all posts, and a topic narrows them', async () => {
  const calls = answerPosts();
  await open('/blog?q=zzzz');
  await expect.element(page.getByRole('heading', { name: say('blog:none.title') })).toBeVisible();
  await expectNoAxeViolations();
  await page
    .getByRole('link', { name: say('blog:search.clear') })
    .first()
    .click();
  await expect.element(card('Lamp')).toBeVisible();
  await expect.element(card('Rosary')).toBeVisible();
  await page.getByRole('link', { name: say('blog:category.teaching'), exact: true }).click();
  await expect.element(card('Rosary')).not.toBeInTheDocument();
  await expect.element(card('Lamp')).toBeVisible();
  const request = calls.map(({ query }) => ({ q: query.q, category: query.category }));
  expect(request).toEqual([{ q: 'zzzz' }, {}, { category: 'teaching' }]);
});

test('a post that is not there leads to all posts, and what the network cuts off is asked for again', async () => {
  refuse('GET /rest/v1/blog/posts/{slug}', 'post_not_found');
  await open('/blog/no-such-post');
  await expectSays(page.getByRole('heading', { level: 1 }), say('blog:post.missing.title'));
  await expectNoAxeViolations();
  cutOff(posts);
  await page.getByRole('link', { name: say('blog:post.back') }).click();
  await expect.element(again).toBeVisible();
  answerPosts();
  await again.click();
  await expect.element(card('Lamp')).toBeVisible();
});
