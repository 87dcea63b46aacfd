import { expect, it } from 'vitest';
import { createTimeBeats } from './time-beats.ts';

/** The stretches given out in so many seconds from a moment on, seen or not. */
function run(beats: ReturnType<typeof createTimeBeats>, from: number, to: number, visible = true) {
  const given: number[] = [];
  for (let second = from + 1; second <= to; second += 1) {
    const seconds = beats.second(second * 1000, visible);
    if (seconds > 0) given.push(seconds);
  }
  return given;
}

it('time is given out in stretches of 30 seconds, and the rest when asked', () => {
  const beats = createTimeBeats(0);
  expect(run(beats, 0, 40)).toEqual([30]);
  expect(beats.rest()).toBe(10);
  expect(beats.rest()).toBe(0);
});

it('a minute without a touch is the last that counts', () => {
  const beats = createTimeBeats(0);
  expect(run(beats, 0, 300)).toEqual([30, 30]);
  expect(beats.rest()).toBe(0);
  beats.touch(300_000);
  expect(run(beats, 300, 330)).toEqual([30]);
});

it('a page that is not seen counts nothing', () => {
  const beats = createTimeBeats(0);
  expect(run(beats, 0, 50, false)).toEqual([]);
  expect(beats.rest()).toBe(0);
});
