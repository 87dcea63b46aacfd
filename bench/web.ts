import { parseArgs } from 'node:util';
import { allLessonIds } from '../domain/src/course/ids.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { weighLessons } from './web/lesson-bytes.ts';
import { type Measured, visit } from './web/lighthouse.ts';
import { startPrototypes } from './web/prototypes.ts';
import { measureTaps } from './web/tap.ts';

/*
 * How the three pages that open first do on a slow phone, beside their prototypes as static compressed files, in
 * turns in one run (promises, "Speed"); how long it is from the tap to the words; and what each lesson costs. It
 * measures what `npm run build:web` made. Options: --runs 5, --taps 9, and the addresses to measure (all three
 * without any).
 */
const pages = [
  { path: '/', prototype: '/landing.html' },
  { path: '/quest-map', prototype: '/quest-map.html' },
  { path: '/lesson/1/1', prototype: '/lesson.html' },
];
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostOfPrototype = 1.3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '9' },
  },
});
const chosen = pages.filter(({ path }) => !positionals.length || positionals.includes(path));

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const medianOf = (visits: readonly Measured[], name: keyof typeof least | 'lcp' | 'tbt' | 'cls') =>
  median(visits.map((visited) => visited[name]));

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const bytesLine = (bytes: Record<string, number>) =>
  Object.entries(bytes)
    .map(([kind, size]) => `${kind.toLowerCase()} ${inKilobytes(size)}`)
    .join(', ');

/** Prints what a page's visits came to. Out: what falls short of the promise, in words. */
function judge(path: string, ours: readonly Measured[], theirs: readonly Measured[]): string[] {
  const ratio = medianOf(ours, 'lcp') / medianOf(theirs, 'lcp');
  const scores = Object.keys(least).map((name) => {
    const all = ours.map((visited) => visited[name as keyof typeof least]);
    return `${name} ${median(all)} (${all.join(' ')})`;
  });
  const times = [
    `LCP ${Math.round(medianOf(ours, 'lcp'))} ms, ${ratio.toFixed(2)}x the prototype's ${Math.round(medianOf(theirs, 'lcp'))}`,
    `TBT ${Math.round(medianOf(ours, 'tbt'))} ms`,
    `CLS ${medianOf(ours, 'cls').toFixed(3)}`,
  ];
  console.log(`${path}\n  ${scores.join(', ')}\n  ${times.join(', ')}`);
  console.log(`  ${bytesLine(ours.at(-1)?.bytes ?? {})}`);
  const short = Object.entries(least)
    .filter(([name, figure]) => medianOf(ours, name as keyof typeof least) < figure)
    .map(([name, figure]) => `${path}: ${name} is below ${figure}`);
  const wrong = [...new Set(ours.flatMap((visited) => visited.wrong))];
  if (wrong.length > 0) console.log(`  wrong: ${wrong.join(', ')}`);
  return ratio > mostOfPrototype
    ? [...short, `${path}: LCP is past ${mostOfPrototype}x the prototype's`]
    : short;
}

const server = await startServer();
const prototypes = await startPrototypes();
const short: string[] = [];
for (const { path, prototype } of chosen) {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    ours.push(await visit(server.url + path));
    theirs.push(await visit(prototypes.url + prototype));
  }
  short.push(...judge(path, ours, theirs));
}
const browser = await openChromium();
for (const slowdown of [1, 6]) {
  const { waits } = await measureTaps(browser, server.url, slowdown, Number(values.taps));
  const worst = Math.round(Math.max(...waits));
  console.log(
    `tap to words, processor ${slowdown}x slower: median ${Math.round(median(waits))} ms, worst ${worst} ms`,
  );
}
const weighed = await weighLessons(browser, server.url, allLessonIds);
const sizes = weighed.map(({ bytes }) => bytes);
const [lightest, heaviest] = [Math.min(...sizes), Math.max(...sizes)];
console.log(
  `a lesson, the app already there: median ${inKilobytes(median(sizes))}, least ${inKilobytes(lightest)}, most ${inKilobytes(heaviest)} of ${sizes.length}`,
);
for (const { lesson, bytes } of weighed) console.log(`  ${lesson} ${inKilobytes(bytes)}`);
await browser.close();
await prototypes.stop();
await server.stop();
for (const fault of short) console.error(fault);
process.exit(short.length > 0 ? 1 : 0);
