import type { ActivityView } from '@pius/contracts/course.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { exampleActivities, exampleLesson } from '@/test/lesson.ts';
import { gameCard, tile } from '@/test/play.ts';
import { dragWithFinger, dragWithMouse, restWithFinger } from '@/test/pointer.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import { ActivityCard } from './activity-card.tsx';

const { matching, ordering } = exampleActivities;
const [first, second, third] = matching.pairs;
const total = matching.pairs.length;

// A hand is slower than the file that carries.
beforeEach(() => import('./carry.ts'));

/** Shows a game between two halves of a screen, so that the page can scroll. */
async function show(activity: ActivityView): Promise<void> {
  const half = <div style={{ height: '60vh' }} />;
  await renderPart(
    <div className="wrap">
      {half}
      <ActivityCard
        activity={activity}
        done={false}
        index={1}
        lesson={exampleLesson()}
        onDone={vi.fn()}
      />
      {half}
    </div>,
  );
  await expect.element(gameCard().getByRole('button').first()).toBeVisible();
  gameCard().element().scrollIntoView({ block: 'center', behavior: 'instant' });
}

const place = (at: number): Locator => page.getByRole('listitem').nth(at);
const numberOf = (at: number): Locator => place(at).getByText(String(at + 1), { exact: true });
/** The words of the steps, in the order in which they lie. */
const steps = () =>
  [...document.querySelectorAll('.step-words > :last-child')].map((words) => words.textContent);

test('a tile is dragged with the mouse to the one that belongs to it, or to another one', async () => {
  await show(matching);
  await dragWithMouse(tile(first?.left ?? ''), tile(first?.right ?? ''));
  await expectSays(gameCard(), say('activities:pairs.progress', { done: 1, total }));
  await dragWithMouse(tile(second?.right ?? ''), tile(third?.left ?? ''));
  await expectSays(gameCard(), say('activities:no-match'));
  expect(document.querySelectorAll('[data-carried], [data-over]')).toHaveLength(0);
});

test('a step is dragged to its place with the mouse, and the others move up', async () => {
  await show(ordering);
  const [one, two, three, ...others] = steps();
  await dragWithMouse(numberOf(0), numberOf(2));
  await expect.poll(steps).toEqual([two, three, one, ...others]);
  const { length } = ordering.items;
  await expectSays(gameCard(), say('activities:ordering.moved', { place: 3, total: length }));
});

test('a tile that a finger rests on is taken up and dragged', async () => {
  await show(matching);
  const left = tile(first?.left ?? '');
  await dragWithFinger(left, tile(first?.right ?? ''), () =>
    expect.element(left).toHaveAttribute('data-carried', ''),
  );
  await expectSays(gameCard(), say('activities:pairs.progress', { done: 1, total }));
});

test('a tile that a finger rests on and lets go in its place is touched', async () => {
  await show(matching);
  const left = tile(first?.left ?? '');
  await restWithFinger(left, () => expect.element(left).toHaveAttribute('data-carried', ''));
  await expect.element(left).toHaveAttribute('aria-pressed', 'true');
});

test('a step is dragged by its number with a finger; by its words the page scrolls', async () => {
  await show(ordering);
  const [one, two, ...others] = steps();
  await dragWithFinger(numberOf(0), numberOf(1), () => Promise.resolve());
  await expect.poll(steps).toEqual([two, one, ...others]);

  const before = scrollY;
  await dragWithFinger(place(2).getByRole('button').first(), numberOf(0));
  await expect.poll(() => scrollY).not.toBe(before);
  expect(steps()).toEqual([two, one, ...others]);
});

test('a touch that is over before what carries has come chooses the tile and takes nothing up', async () => {
  await show(matching);
  const left = tile(first?.left ?? '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pointer = { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7 };
  left.element().dispatchEvent(new PointerEvent('pointerdown', pointer));
  left.element().dispatchEvent(new PointerEvent('pointerup', pointer));
  left.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await import('./carry.ts');
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.element(left).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelectorAll('[data-carried]')).toHaveLength(0);
});

test('two steps touched one after the other change places, the others stay', async () => {
  await show(ordering);
  const before = steps();
  const last = before.length;
  await place(0).getByRole('button').first().click();
  await expectSays(gameCard(), say('activities:ordering.picked'));
  const here = say('activities:ordering.swap-here', { place: last });
  await gameCard()
    .getByRole('button', { name: new RegExp(`^${here}`) })
    .click();
  await expect.poll(steps).toEqual([before.at(-1), ...before.slice(1, -1), before[0]]);
});

test('the candle, the hidden word and all letters are seen together on a phone', async () => {
  await show(exampleActivities.hangman);
  const letters = gameCard().getByRole('list', { name: say('word-games:hangman.letters') });
  await expect.element(letters).toBeVisible();
  expect(letters.getByRole('button').elements()).toHaveLength(26);
  const { top } = document.querySelector('.hangman-candle')?.getBoundingClientRect() ?? { top: 0 };
  const { bottom } = letters.element().getBoundingClientRect();
  // What the bars of a browser leave of 844 pixels, less the bar of the app.
  expect(bottom - top).toBeLessThanOrEqual(664 - 80);
});
