import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium, quietChromium } from '../../e2e/support/chromium.ts';

/**
 * What Lighthouse says of one visit on its simulated slow phone; times in milliseconds, scores 0 to
 * 100.
 */
export interface Measured {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What a category found wrong, by the audit's id. */
  wrong: string[];
  /** Bytes over the wire by kind of file. */
  bytes: Record<string, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const mostTries = 4;
/** A visit that takes longer hangs: its browser is ended. Milliseconds. */
const longest = 150_000;

/** How a visit is made; as a stranger who judges everything, unless told. */
export interface VisitOptions {
  /** What is judged: without `performance` nothing is slowed down, and the times mean nothing. */
  judge?: readonly Category[];
  /** Called with the port of the fresh browser before the visit, such as to sign in. */
  prepare?: (port: number) => Promise<void>;
}

/** All that does not depend on how fast the machine is. */
export const scoresAlone = ['accessibility', 'best-practices', 'seo'] as const;

/** A category's score, rounded down, so that 100 is all; not a number where it was not judged. */
function score(result: Result, name: Category): number {
  const category = result.categories[name];
  return category ? Math.floor((category.score ?? 0) * 100) : Number.NaN;
}

function value(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function wrongIn(result: Result): string[] {
  const judged = categories.filter((name) => name !== 'performance');
  const refs = judged.flatMap((name) => result.categories[name]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function bytesOf(result: Result): Record<string, number> {
  const details = result.audits['network-requests']?.details;
  const rows = details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of rows) {
    const kind = String(resourceType ?? 'Other');
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize ?? 0);
  }
  return bytes;
}

/**
 * One visit with a browser of its own, so that nothing is cached. Throws what Lighthouse reports as
 * its own error.
 */
async function visitOnce(url: string, options: VisitOptions): Promise<Measured> {
  const judge = options.judge ?? categories;
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: [...quietChromium, '--headless=new'],
  });
  try {
    await options.prepare?.(chrome.port);
    const run = await within(
      lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...judge],
        disableFullPageScreenshot: true,
        ...(judge.includes('performance') ? {} : { throttlingMethod: 'provided' as const }),
      }),
      url,
    );
    const result = run?.lhr;
    if (!result || result.runtimeError) {
      throw new Error(result?.runtimeError?.code ?? 'Lighthouse gave no result.');
    }
    return metricsOf(result);
  } finally {
    chrome.kill();
  }
}

function metricsOf(result: Result): Measured {
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    'best-practices': score(result, 'best-practices'),
    seo: score(result, 'seo'),
    lcp: value(result, 'largest-contentful-paint'),
    tbt: value(result, 'total-blocking-time'),
    cls: value(result, 'cumulative-layout-shift'),
    wrong: wrongIn(result),
    bytes: bytesOf(result),
  };
}

/** What a visit gives, or an error when it takes too long. */
async function within<Value>(visit: Promise<Value>, url: string): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${url} took longer than it may`)), longest);
  try {
    return await Promise.race([visit, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Visits a page as Lighthouse's slow phone does. Lighthouse itself fails now and then (NO_NAVSTART)
 * or hangs: such a visit has measured nothing and is made again.
 *
 * @throws Error the last failure, after four of them
 */
export async function visit(url: string, options: VisitOptions = {}): Promise<Measured> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visitOnce(url, options);
    } catch (error) {
      if (tries === mostTries) throw error;
      console.log(`${url}: ${error instanceof Error ? error.message : error}; once more`);
    }
  }
}
