import { afterEach, expect, test, vi } from 'vitest';
import { type Closer, closeEach } from './closing.ts';

const closed: string[] = [];
const error = vi.fn();
afterEach(() => {
  vi.useRealTimers();
  error.mockClear();
  closed.length = 0;
});

const good = (what: string): Closer => ({
  what,
  longest: 1000,
  close: async () => void closed.push(what),
});

test('things are closed one after the other, in the order given', async () => {
  await closeEach([good('queue'), good('database')], { error });
  expect(closed).toEqual(['queue', 'database']);
  expect(error).not.toHaveBeenCalled();
});

test('what fails is told and thrown, after the others were closed', async () => {
  const fault = new Error('the queue broke');
  const bad: Closer = { what: 'queue', close: () => Promise.reject(fault) };
  await expect(closeEach([bad, good('database')], { error })).rejects.toBe(fault);
  expect(closed).toEqual(['database']);
  expect(error).toHaveBeenCalledWith({ err: fault }, 'something did not end in good order');
});

test('what never comes to its end is left after its time, and the others are closed', async () => {
  vi.useFakeTimers();
  const endless: Closer = {
    what: 'the queue',
    longest: 20_000,
    close: () => new Promise(() => {}),
  };
  const ending = closeEach([endless, good('database')], { error });
  const outcome = expect(ending).rejects.toThrow('the queue did not close in time');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(closed).toEqual(['database']);
});
