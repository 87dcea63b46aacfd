import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { exampleChild } from '@/test/family.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { lineDrawingUrl } from '@/ui/art/drawing-url.ts';
import * as coloringPage from './coloring-page.tsx';
import { withPngPictures } from './picture-as-png.ts';

beforeEach(() => {
  answer('GET /rest/v1/course', exampleCourse());
  answer('GET /rest/v1/children', { items: [], next: null });
});

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

const none = { active: false, expires_at: null };

test.for([
  ['of module 1, and of all once a child has access', exampleChild(), 6],
  ['of module 1 alone while no child has access', exampleChild({ subscription: none }), 1],
] as const)('a parent colors the stories %s', async ([, child, modules]) => {
  answer('GET /rest/v1/children', { items: [child], next: null });
  await renderPage(coloringPage, '/coloring-page', { viewer: 'parent' });
  const about = page.getByLabelText(say('printables:coloring.about'));
  const stories = () =>
    [...(about.element() as HTMLSelectElement).options].filter(({ value }) =>
      value.startsWith('stories-'),
    );
  await expect.poll(() => stories().length).toBe(modules);
  await about.selectOptions('stories-1');
  await expect.poll(onSheet).toMatch(/\/line\/story-1-1-1\.svg$/);
  const second = say('printables:coloring.picture.option', { number: 2 });
  await page.getByRole('radio', { name: second }).click();
  await expect.poll(onSheet).toMatch(/\/line\/story-1-1-2\.svg$/);
  expect((await fetch(onSheet() ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  await expectNoAxeViolations();
  await about.selectOptions('calendar');
  await expect.poll(onSheet).toMatch(/\/line\/saint-our-lady\.svg$/);
});

test('a drawing is in the PDF as a picture of dots', async () => {
  const mark = { kind: 'picture', x: 0, y: 0, width: 50, height: 30 } as const;
  const source = lineDrawingUrl('story-1-1-1');
  const [sheet] = await withPngPictures([
    { paper: 'a4', name: 'Shoes', marks: [{ ...mark, source }] },
  ]);
  const [drawn] = sheet?.marks ?? [];
  const png = drawn?.kind === 'picture' ? drawn.source : '';
  expect(png).toMatch(/^data:image\/png;base64,/);
  const image = new Image();
  image.src = png;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([600, 360]);
});
