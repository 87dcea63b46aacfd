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
  tell(name: string, lastEventId = '', data = '{}') {
    this.listeners.get(name)?.({ data, lastEventId } as MessageEvent<string>);
  }
}

let sources: Source[];
const heard: [string | null, object][] = [];
const ended = vi.fn();
const begin = () => {
  const live = createLiveEvents({
    open: (after) => {
      const source = new Source(after);
      sources.push(source);
      return source;
    },
    names: ['progress'],
    heard: (name, data) => void heard.push([name, data]),
    ended,
    chance: () => 1,
  });
  live.start();
  return live;
};

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  heard.length = 0;
  ended.mockClear();
});
afterEach(() => vi.useRealTimers());

test('events are told by their names, and missed ones as something to be asked anew', () => {
  begin();
  sources[0]?.tell('ready', 'a');
  sources[0]?.tell('progress', 'b', '{"child_id":"lucia"}');
  sources[0]?.tell('again');
  expect(heard.slice(1)).toEqual([
    ['progress', { child_id: 'lucia' }],
    [null, {}],
  ]);
});

test('once it is heard for the first time all is asked anew, for nobody told what happened until then', () => {
  const live = begin();
  expect(heard).toEqual([]);
  sources[0]?.tell('ready', 'a');
  expect(heard).toEqual([[null, {}]]);
  live.pause();
  live.start();
  sources[1]?.tell('ready', 'a');
  expect(heard).toHaveLength(1);
});

test('a broken connection is tried again later and later, from the last event on, until it stands', () => {
  begin();
  sources[0]?.tell('ready', 'a');
  sources[0]?.tell('progress', 'b');
  const pauses = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];
  for (const [at, pause] of pauses.entries()) {
    sources[at]?.tell('error');
    vi.advanceTimersByTime(pause - 1);
    expect(sources).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(sources[at + 1]?.after).toBe('b');
  }
  sources.at(-1)?.tell('ready', 'c');
  sources.at(-1)?.tell('error');
  vi.advanceTimersByTime(1000);
  expect(sources.at(-1)?.after).toBe('c');
  expect(sources.slice(0, -1).every(({ closed }) => closed)).toBe(true);
});

test('a page that is not looked at disconnects, and goes on where it was', () => {
  const live = begin();
  sources[0]?.tell('progress', 'b');
  live.pause();
  expect(sources[0]?.closed).toBe(true);
  sources[0]?.tell('progress', 'c');
  live.start();
  live.start();
  expect(sources).toHaveLength(2);
  expect(sources[1]?.after).toBe('b');
  expect(heard).toHaveLength(1);
});

test('a session that is over ends it for good', () => {
  const live = begin();
  sources[0]?.tell('end');
  live.start();
  expect(ended).toHaveBeenCalledOnce();
  expect(sources).toHaveLength(1);
  expect(sources[0]?.closed).toBe(true);
});
