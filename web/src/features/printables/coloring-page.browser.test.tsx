import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as coloringPage from './coloring-page.tsx';

const drawing = 'POST /functions/v1/coloring-page';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const onSheet = () => document.querySelector('svg[role="img"] image')?.getAttribute('href');

test('a wish for a picture is kept when no picture comes, and what comes is looked at before it is on the sheet', async () => {
  refuse(drawing, 'picture_failed');
  await renderPage(coloringPage, '/coloring-page', {
    viewer: 'parent',
    config: { coloringPictures: true },
  });
  const wish = page.getByLabelText(say('printables:wish.field'));
  await wish.fill('Saint Martin shares his cloak');
  const draw = page.getByRole('button', { name: say('printables:wish.draw') });
  await draw.click();
  await expect.element(page.getByText(say('errors:picture_failed'))).toBeVisible();
  await expect.element(wish).toHaveValue('Saint Martin shares his cloak');
  const calls = answer(drawing, { picture: dot, width: 600, height: 800 });
  await draw.click();
  const proposal = page.getByRole('img', { name: say('printables:wish.alt') });
  await expect.element(proposal).toBeVisible();
  expect(onSheet()).toBeUndefined();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('printables:wish.approve') }).click();
  await expect.poll(onSheet).toBe(dot);
  await page.getByRole('button', { name: say('printables:wish.back') }).click();
  await expect.poll(onSheet).toBeUndefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { wish: 'Saint Martin shares his cloak', language: 'en' },
  ]);
});

test('a scene is chosen by keyboard, and the name that is typed stands on its sheet', async () => {
  await renderPage(coloringPage, '/coloring-page', { viewer: 'parent' });
  const title = () => document.querySelector('svg.sheet')?.getAttribute('aria-label');
  await expect.poll(title).toBe(say('printables:scene.the-way'));
  page.getByLabelText(say('printables:coloring.about')).element().focus();
  await userEvent.keyboard(say('printables:coloring.group.saints'));
  await expect.poll(title).toBe(say('printables:scene.joseph'));
  page
    .getByRole('radio', { name: say('printables:scene.joseph') })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(title).toBe(say('printables:scene.mary'));
  await page.getByLabelText(say('printables:coloring.name-field')).fill('Ana');
  const drawn = () => document.querySelector('svg.sheet')?.textContent;
  await expect.poll(drawn).toContain('Ana');
  expect(drawn()).toContain(say('printables:verse-from.mary'));
  await expectNoAxeViolations();
});
