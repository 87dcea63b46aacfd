import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDeviceMutation } from '@/learning/progress/device-mutations.ts';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { answer, refuse } from '@/test/network.ts';
import { exampleProgress } from '@/test/progress.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as mapPage from './quest-map-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const screens: Record<'phone' | 'desk', [number, number]> = {
  phone: [390, 844],
  desk: [1280, 800],
};

/** Opens the map as a visitor, or as a child. */
async function open(course = exampleCourse(), viewer: 'visitor' | 'child' = 'child') {
  answer('GET /rest/v1/course', course);
  answer('GET /rest/v1/progress', exampleProgress());
  await renderPage(mapPage, '/quest-map', { viewer });
  const own = viewer === 'child' ? say('map:title-of', { name: 'Lucia' }) : say('map:title');
  await expectSays(heading, own);
}

/** Presses the middle of a part, whatever lies over it there. */
async function pressOn(selector: string): Promise<void> {
  const part = document.querySelector<HTMLElement>(selector);
  part?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await page.elementLocator(part ?? document.body).click({ force: true });
}

describe.each(['phone', 'desk'] as const)('the map on a %s', (screen) => {
  test('opens at its title, and a press shows the window that is next', async () => {
    await page.viewport(...screens[screen]);
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
    await open();
    await expect.element(heading).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: say('map:next.show') }).click();
    const current = document.querySelector<HTMLElement>('.map-node[data-state="current"]');
    await expect.element(current).toBeInViewport({ ratio: 1 });
  });

  test('is pressed by small fingers: every window is a target of its own, each 56 pixels high', async () => {
    await page.viewport(...screens[screen]);
    await open();
    await expect.element(page.getByText(say('map:reason.ask-parent')).first()).toBeVisible();
    const targets = [...document.querySelectorAll('.map-plate :is(a, button)')];
    expect(targets).toHaveLength(13);
    for (const target of targets) {
      expect(target.getBoundingClientRect().height, target.textContent).toBeGreaterThanOrEqual(56);
    }
    await pressOn('#module-6 .map-rose');
    const dialog = page.getByRole('dialog', { name: say('map:lock.title.ask-parent') });
    await expect.element(dialog).toBeVisible();
    if (screen === 'phone') await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await pressOn('#module-1 .map-rose');
    await expect.element(page.getByTestId('elsewhere')).toHaveTextContent('/lesson/1/1');
  });

  test('tells what opens the treasure, on the chest and in a window with the six modules', async () => {
    await page.viewport(...screens[screen]);
    await open();
    const words = say('map:treasure.windows', { done: 0, count: 6 });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(say('map:treasure.locked'), { exact: true })).toBeVisible();
    await pressOn('.map-treasure img');
    const dialog = page.getByRole('dialog', { name: say('map:treasure'), exact: true });
    await expectSays(dialog, say('map:treasure.how'));
    expect(dialog.getByText(say('map:key.unlit')).elements()).toHaveLength(6);
    if (screen === 'phone') await expectNoAxeViolations();
    await dialog.getByRole('button', { name: say('map:lock.back') }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const button = page.getByRole('button', { name: say('map:treasure.locked.label') });
    await expect.element(button).toHaveFocus();
  });
});

test('on a tablet the road and what is said of it share the width', async () => {
  await page.viewport(820, 1100);
  await open();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [path, lists] = [box('.quest-map'), box('.map-lessons')];
  expect(lists?.right ?? 820).toBeLessThan(path?.left ?? 0);
  expect((lists?.left ?? 820) + 820 - (path?.right ?? 0)).toBeLessThan(100);
});

test('a visitor is told to log in at every locked window', async () => {
  await open(exampleCourse({ reason: 'sign-in' }), 'visitor');
  const nodes = page.getByText(say('map:reason.sign-in'));
  await expect.poll(() => nodes.elements().length).toBeGreaterThanOrEqual(5);
  await expectNoAxeViolations();
});

test('the treasure of who has completed all six modules opens with a celebration, and leads to the certificate', async () => {
  await open(exampleCourse({ completed: 6 }));
  await page.getByRole('button', { name: say('map:treasure.open-it') }).click();
  const dialog = page.getByRole('dialog', { name: say('map:treasure.joy') });
  await expectSays(dialog, say('map:treasure.joy.text', { count: 52 }));
  await expectNoAxeViolations();
  await dialog.getByRole('link', { name: say('map:treasure.certificate') }).click();
  await expect.element(page.getByTestId('elsewhere')).toHaveTextContent('/certificate/treasure');
});

test('a map that does not come for a child can be asked for again', async () => {
  refuse('GET /rest/v1/course', 'internal');
  answer('GET /rest/v1/progress', exampleProgress());
  await renderPage(mapPage, '/quest-map', { viewer: 'child', user: { id: 'child-of-no-map' } });
  await expect.element(page.getByText(say('map:failed'))).toBeVisible();
  answer('GET /rest/v1/course', exampleCourse());
  await page.getByRole('button', { name: say('map:again') }).click();
  await expectSays(heading, say('map:title-of', { name: 'Lucia' }));
});

test('a child is offered to save the modules that are open to it, and no other', async () => {
  await open(exampleCourse({ completed: 1 }));
  const lists = document.querySelectorAll('.map-lessons details');
  for (const list of lists) list.setAttribute('open', '');
  await expect.element(page.getByText(say('map:road.always'))).toBeVisible();
  const save = page.getByRole('button', { name: say('map:road.save') });
  await expect.poll(() => save.elements()).toHaveLength(1);
  expect(lists[1]?.contains(save.element())).toBe(true);
});

test('what was done before logging in is offered first, then comes the map from its title on', async () => {
  const at = '2026-11-01T09:00:00.000Z';
  addDeviceMutation({ key: 'key-1', at, kind: 'part', lesson: '1-1', part: 'goals' });
  await open();
  const offer = page.getByRole('region', { name: say('progress:import.title') });
  await expect.element(offer).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations();
  await offer.getByRole('button', { name: say('progress:import.no') }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(heading).toBeInViewport({ ratio: 1 });
});
