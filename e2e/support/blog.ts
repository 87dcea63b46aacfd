import { randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { demoFamily } from './demo-family.ts';
import { expect, signIn } from './fixtures.ts';

/**
 * Publishes a post of a journey's own in a language, without the desk's pages; the page is the
 * admin's afterwards.
 * @returns Its path.
 */
export async function publishPost(page: Page, language: Language = 'en'): Promise<string> {
  await signIn(page, demoFamily.admin);
  const posts = '/rest/v1/admin/blog/posts';
  const shared = { category: 'news', author: 'Anna', cover_art: null, cover_picture: null };
  const created = await page.request.post(posts, { data: shared });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const slug = `journey-${randomUUID().slice(0, 8)}`;
  const version = {
    slug,
    title: 'A lamp at the window',
    summary: 'What a small light is for.',
    source: 'A small light tells that somebody waits.',
    cover_alt: '',
    based_on: null,
  };
  const path = `${posts}/${id}/versions/${language}`;
  const saved = await page.request.put(path, { data: version });
  expect(saved.status(), await saved.text()).toBe(200);
  const data = { publish_at: 'now' };
  const published = await page.request.put(`${path}/publication`, { data });
  expect(published.status(), await published.text()).toBe(200);
  return `/blog/${slug}`;
}
