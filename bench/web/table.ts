import type { Measured } from './lighthouse.ts';

/** The least that a page's scores may be (promises, "Speed"); performance is promised of the pages with a prototype. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const mostOfPrototype = 1.15;
const mostBlocking = 50;
const mostShift = 0.01;
const mostScript = 170_000;

type Figure = keyof typeof least | 'lcp' | 'tbt' | 'cls';

/** What a page's visits came to. */
export interface PageFigures {
  path: string;
  ours: readonly Measured[];
  /** The visits of its prototype in the same run; none where it has none. */
  theirs: readonly Measured[];
}

/** The one in the middle; of none not a number. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const medianOf = (visits: readonly Measured[], name: Figure) =>
  median(visits.map((visited) => visited[name]));

/** Bytes in thousands: `164.2`. */
export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns = ['perf.', 'a11y', 'best pr.', 'SEO', 'LCP ms', 'x proto', 'TBT ms', 'CLS'] as const;
const kinds = ['Document', 'Script', 'Fetch', 'Font', 'Image'] as const;

/** The first line of the table. In: how wide the column of addresses is. */
export function headOf(width: number): string {
  const bytes = kinds.map((kind) => `${kind.toLowerCase()} KB`);
  return [''.padEnd(width), ...[...columns, ...bytes].map((name) => name.padStart(11))].join('');
}

/** A page's line of the table: medians, and the bytes of the last visit by kind. */
export function lineOf({ path, ours, theirs }: PageFigures, width: number): string {
  const lcp = medianOf(ours, 'lcp');
  const ratio = theirs.length > 0 ? (lcp / medianOf(theirs, 'lcp')).toFixed(2) : '';
  const bytes = ours.at(-1)?.bytes ?? {};
  const figures = [
    ...Object.keys(least).map((name) => String(medianOf(ours, name as Figure))),
    String(Math.round(lcp)),
    ratio,
    String(Math.round(medianOf(ours, 'tbt'))),
    medianOf(ours, 'cls').toFixed(3),
    ...kinds.map((kind) => inKilobytes(bytes[kind] ?? 0)),
  ];
  return [path.padEnd(width), ...figures.map((figure) => figure.padStart(11))].join('');
}

/** What of a page falls short of the promise, in words. */
export function shortOf({ path, ours, theirs }: PageFigures): string[] {
  const faults: string[] = [];
  const hasPrototype = theirs.length > 0;
  for (const [name, figure] of Object.entries(least)) {
    if (name === 'performance' && !hasPrototype) continue;
    if (medianOf(ours, name as Figure) < figure) faults.push(`${name} is below ${figure}`);
  }
  if (hasPrototype) {
    const ratio = medianOf(ours, 'lcp') / medianOf(theirs, 'lcp');
    if (ratio > mostOfPrototype) faults.push(`LCP is past ${mostOfPrototype}x the prototype's`);
    if (medianOf(ours, 'tbt') > mostBlocking) faults.push(`TBT is past ${mostBlocking} ms`);
    if (medianOf(ours, 'cls') > mostShift) faults.push(`CLS is past ${mostShift}`);
    const script = ours.at(-1)?.bytes.Script ?? 0;
    if (script > mostScript) faults.push(`script is past ${inKilobytes(mostScript)} KB`);
  }
  const wrong = [...new Set(ours.flatMap((visited) => visited.wrong))];
  if (wrong.length > 0) faults.push(`wrong: ${wrong.join(', ')}`);
  return faults.map((fault) => `${path}: ${fault}`);
}
