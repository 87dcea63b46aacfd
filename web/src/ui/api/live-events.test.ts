import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveEvents } from './live-events.ts';

/** A connection as the test has it. */
class Source {
  readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  readonly after: string | null;
  closed = false;
  constructor(after: string | null) {
    this.after = after;
  }
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(name, listener);
  }
  close() {
    this.closed = true;
  }
  emit(name: string, lastEventId = '', data = '{}') {
    this.listeners.get(name)?.({ data, lastEventId } as MessageEvent<string>);
  }
}

let sources: Source[];
const received: [string | null, object][] = [];
const ended = vi.fn();
const begin = () => {
  const live = createLiveEvents({
    open: (after) => {
      const source = new Source(after);
      sources.push(source);
      return source;
    },
    names: ['progress'],
    onEvent: (name, data) => void received.push([name, data]),
    ended,
    random: () => 1,
  });
  live.start();
  return live;
};

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  received.length = 0;
  ended.mockClear();
});
afterEach(() => vi.useRealTimers());

test('events are told by their names, and missed ones as something to be asked anew', () => {
  begin();
  sources[0]?.emit('ready', 'a');
  sources[0]?.emit('progress', 'b', '{"child_id":"lucia"}');
  sources[0]?.emit('again');
  expect(received.slice(1)).toEqual([
    ['progress', { child_id: 'lucia' }],
    [null, {}],
  ]);
});

test('once it is heard for the first time all is asked anew, for nobody told what happened until then', () => {
  const live = begin();
  expect(received).toEqual([]);
  sources[0]?.emit('ready', 'a');
  expect(received).toEqual([[null, {}]]);
  live.pause();
  live.start();
  sources[1]?.emit('ready', 'a');
  expect(received).toHaveLength(1);
});

test('a broken connection is tried again later and later, from the last event on, until it stands', () => {
  begin();
  sources[0]?.emit('ready', 'a');
  sources[0]?.emit('progress', 'b');
  const pauses = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];
  for (const [at, pause] of pauses.entries()) {
    sources[at]?.emit('error');
    vi.advanceTimersByTime(pause - 1);
    expect(sources).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(sources[at + 1]?.after).toBe('b');
  }
  sources.at(-1)?.emit('ready', 'c');
  sources.at(-1)?.emit('error');
  vi.advanceTimersByTime(1000);
  expect(sources.at(-1)?.after).toBe('c');
  expect(sources.slice(0, -1).every(({ closed }) => closed)).toBe(true);
});

test('a page that is not looked at disconnects, and goes on where it was', () => {
  const live = begin();
  sources[0]?.emit('progress', 'b');
  live.pause();
  expect(sources[0]?.closed).toBe(true);
  sources[0]?.emit('progress', 'c');
  live.start();
  live.start();
  expect(sources).toHaveLength(2);
  expect(sources[1]?.after).toBe('b');
  expect(received).toHaveLength(1);
});

test('a session that is over ends it for good', () => {
  const live = begin();
  sources[0]?.emit('end');
  live.start();
  expect(ended).toHaveBeenCalledOnce();
  expect(sources).toHaveLength(1);
  expect(sources[0]?.closed).toBe(true);
});
