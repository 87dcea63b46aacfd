import type {} from '@vitest/browser-playwright';
import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

/** A place in the window of the browser, which the tests are one frame of. */
interface Point {
  x: number;
  y: number;
}

/** The middle of an element. */
function middleOf(target: Locator): Point {
  const { left, top, width, height } = target.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: left + width / 2 + (frame?.left ?? 0),
    y: top + height / 2 + (frame?.top ?? 0),
  };
}

function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> {
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point) {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  return cdp().send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons,
    clickCount: 1,
  });
}

/**
 * Touches an element as a finger does: with pointer and touch events, and the click that comes of
 * them. Where the page moved meanwhile, so that something else was touched, it is touched again.
 */
export async function tap(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  let hit = false;
  const look = ({ target: clicked }: Event) => {
    const element = target.query();
    const { labels } = (element ?? {}) as Partial<HTMLInputElement>;
    hit = [element, ...(labels ?? [])].some((part) => part?.contains(clicked as Node));
    resolve();
  };
  addEventListener('click', look, { capture: true, signal: listening.signal });
  target.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await untilStill(target);
  await touch('touchStart', [middleOf(target)]);
  await touch('touchEnd', []);
  await promise;
  listening.abort();
  if (!hit) await tap(target);
}

/** Waits until an element has stood in the same place for two frames. */
async function untilStill(target: Locator): Promise<void> {
  let before = '';
  for (let still = 0; still < 2; ) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(target.element().getBoundingClientRect());
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Drags with a finger; `meanwhile` passes between its coming down and its first move. */
export async function dragWithFinger(
  from: Locator,
  to: Locator,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(to)];
  await touch('touchStart', [start]);
  await meanwhile();
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    await touch('touchMove', [at]);
  }
  await touch('touchEnd', []);
}

/** Rests on an element with a finger and lets it go in its place; `meanwhile` passes in between. */
export async function restWithFinger(
  target: Locator,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await touch('touchStart', [middleOf(target)]);
  await meanwhile();
  await touch('touchEnd', []);
}

/** Drags with the mouse. */
export async function dragWithMouse(from: Locator, to: Locator): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(to)];
  await mouse('mousePressed', start);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    await mouse('mouseMoved', at);
  }
  await mouse('mouseReleased', end);
}
