import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@/test/render.tsx';
import * as scenes from './scenes-page.tsx';

test('every story stands with its pictures and the words beside them', async () => {
  await renderPage(scenes, '/design/scenes');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(52);
  await expect.poll(() => document.querySelectorAll('img[alt]:not([alt=""])').length).toBe(108);
});
