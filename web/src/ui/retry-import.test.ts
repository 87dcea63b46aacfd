import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('reportError', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fetches that fail the first few times. */
function failing(times: number) {
  return vi.fn(async (failed: number) => {
    if (failed < times) throw new TypeError('no network');
    return `here after ${failed}`;
  });
}

it('what comes at once is asked for once', async () => {
  const fetchPart = failing(0);
  expect(await retryImport(fetchPart)).toBe('here after 0');
  expect(fetchPart).toHaveBeenCalledOnce();
  expect(reportError).not.toHaveBeenCalled();
});

it('what fails is asked for again after waits that grow up to half a minute', async () => {
  const fetchPart = failing(8);
  const part = retryImport(fetchPart);
  const waits = [];
  for (let tries = 2; tries <= 9; tries += 1) {
    await vi.advanceTimersByTimeAsync(0);
    const begun = Date.now();
    while (fetchPart.mock.calls.length < tries) await vi.advanceTimersByTimeAsync(1000);
    waits.push((Date.now() - begun) / 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(await part).toBe('here after 8');
  expect(reportError).toHaveBeenCalledTimes(8);
});

it.each(['pointerdown', 'keydown', 'touchstart', 'focusin', 'online'])(
  'it is asked for again at %s, without waiting',
  async (sign) => {
    const fetchPart = failing(1);
    const part = retryImport(fetchPart);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchPart).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(sign));
    expect(await part).toBe('here after 1');
    page.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  },
);
