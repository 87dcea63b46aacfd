import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { flushTime, takeFlushedTime } from './flushed-time.ts';
import type { TimeMutation } from './mutations.ts';

const mutation = (key: string): TimeMutation => ({
  kind: 'time',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  seconds: 7,
});
let saved: Map<string, string>;

beforeEach(() => {
  saved = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('parked time is given out once, to its own child only', () => {
  flushTime('lucia', mutation('a'));
  flushTime('lucia', mutation('b'));
  expect(takeFlushedTime('marco')).toEqual([]);
  expect(takeFlushedTime('lucia').map(({ key }) => key)).toEqual(['a', 'b']);
  expect(takeFlushedTime('lucia')).toEqual([]);
});

it('text that is no list counts as nothing parked', () => {
  saved.set('time-left:lucia', '{broken');
  expect(takeFlushedTime('lucia')).toEqual([]);
});
