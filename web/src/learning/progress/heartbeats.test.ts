import { expect, it } from 'vitest';
import { createHeartbeats } from './heartbeats.ts';

/** The stretches given out in so many seconds from a moment on, seen or not. */
function run(
  heartbeats: ReturnType<typeof createHeartbeats>,
  from: number,
  to: number,
  visible = true,
) {
  const input: number[] = [];
  for (let second = from + 1; second <= to; second += 1) {
    const seconds = heartbeats.second(second * 1000, visible);
    if (seconds > 0) input.push(seconds);
  }
  return input;
}

it('time is given out in stretches of 30 seconds, and the rest when asked', () => {
  const heartbeats = createHeartbeats(0);
  expect(run(heartbeats, 0, 40)).toEqual([30]);
  expect(heartbeats.rest()).toBe(10);
  expect(heartbeats.rest()).toBe(0);
});

it('a minute without a touch is the last that counts', () => {
  const heartbeats = createHeartbeats(0);
  expect(run(heartbeats, 0, 300)).toEqual([30, 30]);
  expect(heartbeats.rest()).toBe(0);
  heartbeats.touch(300_000);
  expect(run(heartbeats, 300, 330)).toEqual([30]);
});

it('a page that is not seen counts nothing', () => {
  const heartbeats = createHeartbeats(0);
  expect(run(heartbeats, 0, 50, false)).toEqual([]);
  expect(heartbeats.rest()).toBe(0);
});
