import type {} from '@vitest/browser-playwright';
import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

/** A place in the window of the browser, which the tests are one frame of. */
interface Point {
  x: number;
  y: number;
}

/** The middle of an element. */
export function middleOf(target: Locator): Point {
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

/** Touches an element as a finger does: with pointer and touch events, and the click that comes of them. */
export async function tap(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  target.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const at = middleOf(target);
  await touch('touchStart', [at]);
  await touch('touchEnd', []);
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
