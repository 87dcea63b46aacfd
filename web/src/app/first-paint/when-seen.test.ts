import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

const never = new Promise<never>(() => undefined);
const asleep = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tells at the next frame which of the pictures below are in view. */
class Watch {
  readonly #watched: object[] = [];
  constructor(tell: (entries: object[]) => void) {
    setTimeout(() => tell(this.#watched), 16);
  }
  observe(target: { isIntersecting: boolean }) {
    this.#watched.push({ target, isIntersecting: target.isIntersecting });
  }
  disconnect() {
    // it tells once
  }
}

/** A picture that is here. */
const picture = (isIntersecting: boolean, decode: () => Promise<void>) => ({
  complete: true,
  isIntersecting,
  decode,
});

function stubPage({ hidden = false, letters = Promise.resolve(), images = [] as object[] }) {
  vi.stubGlobal('document', { hidden, fonts: { ready: letters }, images });
}

/** After how many milliseconds the page is taken for seen. */
async function timeUntilSeen(): Promise<number> {
  const begun = Date.now();
  let ended: number | undefined;
  const seen = whenSeen(asleep).then(() => {
    ended = Date.now();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  if (ended === undefined) throw new Error('the page was never taken for seen');
  await seen;
  return ended - begun;
}

it('a page behind others waits for nothing', async () => {
  stubPage({ hidden: true, letters: never });
  expect(await timeUntilSeen()).toBe(0);
});

it('a browser that does not tell what it has painted is given two frames', async () => {
  stubPage({});
  expect(await timeUntilSeen()).toBe(32);
});

it('pictures in view are waited for, those below are not, and one that is broken holds nothing up', async () => {
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
  const images = [
    picture(true, late),
    picture(true, () => Promise.reject(new Error('broken'))),
    picture(false, () => never),
  ];
  stubPage({ images });
  expect(await timeUntilSeen()).toBe(1048);
});

it('letters that do not come, and frames that are not shown, are waited for five seconds', async () => {
  stubPage({ letters: never });
  expect(await timeUntilSeen()).toBe(5000);
  stubPage({});
  vi.stubGlobal('requestAnimationFrame', () => 0);
  expect(await timeUntilSeen()).toBe(5000);
});

it('a browser that cannot be asked has its page woken as well', async () => {
  stubPage({});
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(await timeUntilSeen()).toBe(0);
});
