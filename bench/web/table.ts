import { bytesOf, type Fetched } from '../../e2e/support/weigh.ts';
import { median } from '../quantile.ts';
import type { Measured } from './lighthouse.ts';

/** The least that a page's scores may be. @see docs/requirements.md#r-speed-scores */
const least = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const mostOfPrototype = 1.15;
const mostOfSkeleton = 1.5;
const mostShift = 0.01;
/** Of a page with a prototype, in bytes. @see docs/requirements.md#r-speed-first-visit */
const mostScript = 150_000;

type Metric = keyof typeof least | 'performance' | 'lcp' | 'tbt' | 'cls';

/** What a page's visits came to. */
export interface PageMetrics {
  path: string;
  ours: readonly Measured[];
  /** The visits of its prototype in the same run; none where it has none. */
  theirs: readonly Measured[];
  /**
   * The visits of the bare page of the same stack in the same run; none where nothing was slowed
   * down.
   */
  bare: readonly Measured[];
  fetched: readonly Fetched[];
}

/** The median of one figure of some visits. */
const medianOf = (visits: readonly Measured[], name: Metric) =>
  median(visits.map((visited) => visited[name]));

/** Bytes in thousands: `164.2`. */
export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns = [
  'perf.',
  'a11y',
  'best pr.',
  'SEO',
  'LCP ms',
  'x proto',
  'TBT ms',
  'x bare',
  'CLS',
] as const;
const kinds = ['Script', 'Fetch', 'Font', 'Image'] as const;
const width = 10;

/**
 * The first line of the table of pages; bytes in KB.
 * @param addresses - How wide the column of addresses is.
 */
export function headOf(addresses: number): string {
  const names = [...columns, ...kinds].map((name) =>
    name.padStart(Math.max(width, name.length + 2)),
  );
  return [''.padEnd(addresses), ...names].join('');
}

/**
 * A page's line of the table: medians, and what a first visit fetches by kind. What was not judged
 * is left empty.
 */
export function lineOf(metrics: PageMetrics, addresses: number): string {
  const { path, ours, theirs, bare, fetched } = metrics;
  const lcp = medianOf(ours, 'lcp');
  const tbt = medianOf(ours, 'tbt');
  const shown = [
    medianOf(ours, 'performance').toFixed(0),
    ...Object.keys(least).map((name) => medianOf(ours, name as Metric).toFixed(0)),
    lcp.toFixed(0),
    theirs.length > 0 ? (lcp / medianOf(theirs, 'lcp')).toFixed(2) : '',
    tbt.toFixed(0),
    bare.length > 0 ? (tbt / medianOf(bare, 'tbt')).toFixed(2) : '',
    medianOf(ours, 'cls').toFixed(3),
  ].map((metric) => (metric === 'NaN' ? '' : metric).padStart(width));
  const sizes = kinds.map((kind) => inKilobytes(bytesOf(fetched, kind)).padStart(width));
  const short = shortOf(metrics);
  const end = short.length === 0 ? 'meets' : `misses: ${short.join('; ')}`;
  return [path.padEnd(addresses), ...shown, ...sizes, `  ${end}`].join('');
}

/** What of a page falls short of what is promised, in words. What was not judged does not. */
export function shortOf({ ours, theirs, bare, fetched }: PageMetrics): string[] {
  const faults: string[] = [];
  const ask = (isShort: boolean, words: string) => void (isShort && faults.push(words));
  const hasPrototype = theirs.length > 0;
  for (const [name, metric] of Object.entries(least)) {
    ask(medianOf(ours, name as Metric) < metric, `${name} is below ${metric}`);
  }
  const ratio = medianOf(ours, 'lcp') / medianOf(theirs, 'lcp');
  ask(ratio > mostOfPrototype, `LCP is past ${mostOfPrototype}x the prototype's`);
  const blocking = medianOf(ours, 'tbt') / medianOf(bare, 'tbt');
  ask(hasPrototype && blocking > mostOfSkeleton, `TBT is past ${mostOfSkeleton}x the bare page's`);
  ask(medianOf(ours, 'cls') > mostShift, `CLS is past ${mostShift}`);
  const script = bytesOf(fetched, 'Script');
  ask(hasPrototype && script > mostScript, `script is past ${inKilobytes(mostScript)} KB`);
  const wrong = [...new Set(ours.flatMap((visited) => visited.wrong))];
  ask(wrong.length > 0, wrong.join(', '));
  return faults;
}

/** One promise: what it says, and what was measured. @see docs/requirements.md#r-speed */
export interface Row {
  what: string;
  promised: string;
  measured: string;
  meets: boolean;
}

/**
 * The promises that pages keep or break, one row each, by the page that is worst. What was not
 * judged has no row.
 */
export function rowsOfPages(pages: readonly PageMetrics[]): Row[] {
  const rows: Row[] = [];
  const judge = (
    what: string,
    promised: string,
    among: readonly PageMetrics[],
    metric: (page: PageMetrics) => number,
    limit: { most: number } | { least: number },
    show: (metric: number) => string,
  ) => {
    const known = among.filter((page) => !Number.isNaN(metric(page)));
    const sign = 'most' in limit ? 1 : -1;
    const [worst] = [...known].sort((one, other) => sign * (metric(other) - metric(one)));
    if (!worst) return;
    const met = 'most' in limit ? metric(worst) <= limit.most : metric(worst) >= limit.least;
    const measured = `${show(metric(worst))}, ${known.length > 1 ? 'at worst ' : ''}on ${worst.path}`;
    rows.push({ what, promised, measured, meets: met });
  };
  const drawn = pages.filter(({ theirs }) => theirs.length > 0);
  const whole = (metric: number) => metric.toFixed(0);
  const ours = (name: Metric) => (page: PageMetrics) => medianOf(page.ours, name);
  const cold = 'landing, map, lesson, cold';
  const all = 'every public page';
  judge(
    `${cold}: LCP beside the prototype's`,
    `<= ${mostOfPrototype}x`,
    drawn,
    ({ ours, theirs }) => medianOf(ours, 'lcp') / medianOf(theirs, 'lcp'),
    { most: mostOfPrototype },
    (metric) => `${metric.toFixed(2)}x`,
  );
  judge(
    `${cold}: TBT beside the bare page's`,
    `<= ${mostOfSkeleton}x`,
    drawn,
    ({ ours, bare }) => medianOf(ours, 'tbt') / medianOf(bare, 'tbt'),
    { most: mostOfSkeleton },
    (metric) => `${metric.toFixed(2)}x`,
  );
  judge(`${all}: CLS`, '<= 0.01', pages, ours('cls'), { most: mostShift }, (cls) => cls.toFixed(3));
  judge(
    `${cold}: script`,
    '<= 150 KB',
    drawn,
    ({ fetched }) => bytesOf(fetched, 'Script'),
    { most: mostScript },
    (size) => `${inKilobytes(size)} KB`,
  );
  for (const name of ['accessibility', 'best-practices', 'seo'] as const) {
    judge(`${all}: ${name}`, '100', pages, ours(name), { least: 100 }, whole);
  }
  return rows;
}

/** The table of promises, its last column says whether each is met. */
export function promisesTable(rows: readonly Row[]): string {
  const lines = [
    ['promise', 'promised', 'measured', ''],
    ...rows.map(({ what, promised, measured, meets }) => [
      what,
      promised,
      measured,
      meets ? 'meets' : 'misses',
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
