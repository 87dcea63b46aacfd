import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { findOverflow } from '@/test/fit.ts';
import { renderPage } from '@/test/render.tsx';
import * as design from './design-page.tsx';

test('axe finds nothing in any part, and with a menu open', async () => {
  await renderPage(design, '/design');
  await expect.element(page.getByLabelText('Day of the saint')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectNoAxeViolations();
});

test.each(['fr', 'pt-BR'] as const)('the long words of %s fit in every part', async (language) => {
  await renderPage(design, '/design', { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 390, 820]) {
    await page.viewport(width, 800);
    expect.soft(await findOverflow(), `${width} pixels`).toEqual([]);
  }
  await page.viewport(390, 800);
  document.documentElement.style.fontSize = '200%';
  expect.soft(await findOverflow(), 'letters of 200%').toEqual([]);
});
