import type { DeskPost } from '@pius/contracts/blog-desk.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderRoutes } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { PostDesk } from './post-desk.tsx';

const save = 'PUT /rest/v1/admin/blog/posts/{id}/versions/{language}';
const changed = page.getByText(say('errors:post_changed'));
const press = (key: string) =>
  page.getByRole('button', { name: say(`desk:${key}`), exact: true }).click();

/** A post in English, saved so many times. */
function examplePost(title: string, revision: number): DeskPost {
  const moment = '2026-11-01T09:00:00.000Z';
  return {
    ...{ id: 'post-1', category: 'teaching', author: 'Pia Bruni', cover_art: null },
    ...{ cover_picture: null, picture: null, featured: false, deleted_at: null },
    created_at: moment,
    versions: [
      {
        ...{ language: 'en', slug: 'mine', title, summary: '', source: '', cover_alt: '' },
        ...{ status: 'draft', publish_at: null, updated_at: moment, read_minutes: 1, revision },
      },
    ],
  };
}

test('what two admins write at once is not lost, and who leaves with unsaved words is asked', async () => {
  await page.viewport(1280, 800);
  answer('GET /rest/v1/admin/blog/posts/{id}', examplePost('Before', 1));
  answer('POST /rest/v1/admin/blog/preview', { html: '', contents: [], read_minutes: 1 });
  answer('GET /rest/v1/admin/blog/slugs/{language}/{slug}', { taken_by: null });
  await renderRoutes(
    [
      { path: '/admin/blog/post-1', Component: () => <PostDesk id="post-1" /> },
      { path: '/admin/blog', Component: () => <p>All posts</p> },
    ],
    { viewer: 'admin', at: '/admin/blog/post-1' },
  );
  const title = page
    .getByRole('region', { name: 'English' })
    .getByLabelText(say('desk:blog.title'), { exact: true });
  await title.fill('Mine');
  const refused = refuse(save, 'post_changed');
  await press('blog.save');
  await expect.element(changed).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expectNoAxeViolations();

  await page.getByRole('link', { name: say('desk:blog.back') }).click();
  await expect
    .element(page.getByRole('button', { name: say('desk:blog.leave.stay') }))
    .toHaveFocus();
  await press('blog.leave.stay');
  answer('GET /rest/v1/admin/blog/posts/{id}', examplePost('Theirs', 2));
  const saved = answer(save, examplePost('Mine', 3));
  await press('blog.mine');
  await expect.poll(() => saved).toHaveLength(1);
  await expect.element(changed).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Mine');
  expect([...refused, ...saved].map(({ body }) => body)).toMatchObject([
    { title: 'Mine', based_on: 1 },
    { title: 'Mine', based_on: 2 },
  ]);

  await title.fill('Not saved');
  await page.getByRole('link', { name: say('desk:blog.back') }).click();
  await press('blog.leave.go');
  await expect.element(page.getByText('All posts')).toBeVisible();
});
