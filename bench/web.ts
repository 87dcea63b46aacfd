import { parseArgs } from 'node:util';
import { allLessonIds } from '../domain/src/course/ids.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { weighVisit } from '../e2e/support/weigh.ts';
import { median } from './quantile.ts';
import { firstTaps, measureFirstTaps, skeletonTap, type Tapped } from './web/first-taps.ts';
import { weighLessons } from './web/lesson-bytes.ts';
import { type Measured, scoresAlone, visit } from './web/lighthouse.ts';
import { prototypeOf, publicAddresses } from './web/pages.ts';
import { visitAsChild } from './web/signed-in.ts';
import { startPrototypes, startSkeleton } from './web/static-sites.ts';
import {
  headOf,
  inKilobytes,
  lineOf,
  type PageMetrics,
  promisesTable,
  type Row,
  rowsOfPages,
} from './web/table.ts';
import { measureTaps } from './web/tap.ts';

/*
 * What is promised of the speed of pages (docs/requirements.md#r-speed): every public page in each language and a quiz
 * on Lighthouse's slow phone, those that have a prototype beside it as static compressed files, in turns in one run;
 * lesson 2-1 for who is signed in; how long it is from the tap to the words, offline too; and what each lesson costs.
 * It measures what `npm run build:web` made, and ends with what is promised and whether it is met. Lighthouse touches
 * nothing, and a first visit wakes when somebody does: what that costs is told beside. Options: --pages=/,/fr (all
 * without it), --parts=pages,signed-in,taps,first-taps,lessons (or `scores`: the pages, without what a busy machine
 * falsifies), --runs=5, --taps=9.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    parts: { type: 'string', default: 'pages,signed-in,taps,first-taps,lessons' },
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '9' },
  },
});
const parts = values.parts.split(',');
const pages = values.pages?.split(',') ?? [...publicAddresses(), '/quiz/1-1'];
const runs = Array.from({ length: Number(values.runs) });

/** The sites beside which pages are measured. */
interface Baselines {
  prototypes: string;
  skeleton: string;
}

async function measurePage(path: string, baselines: Baselines | null): Promise<PageMetrics> {
  const prototype = baselines && prototypeOf(path);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  const bare: Measured[] = [];
  for (const _ of runs) {
    ours.push(await visit(server.url + path, baselines ? {} : { judge: scoresAlone }));
    if (!prototype) continue;
    theirs.push(await visit(baselines.prototypes + prototype, { judge: ['performance'] }));
    bare.push(await visit(`${baselines.skeleton}/`, { judge: ['performance'] }));
  }
  return { path, ours, theirs, bare, fetched: await weighVisit(browser, server.url + path) };
}

/**
 * Prints the table of pages as it grows.
 * @param baselines - The baselines; without them only what a busy machine leaves true is judged.
 */
async function measurePages(baselines: Baselines | null): Promise<Row[]> {
  const width = Math.max(...pages.map((path) => path.length)) + 1;
  const measured: PageMetrics[] = [];
  console.log(headOf(width));
  for (const path of pages) {
    const metrics = await measurePage(path, baselines);
    console.log(lineOf(metrics, width));
    measured.push(metrics);
  }
  return rowsOfPages(measured);
}

async function measurePagesAndBaselines(): Promise<Row[]> {
  const [prototypes, skeleton] = [await startPrototypes(), await startSkeleton()];
  try {
    return await measurePages({ prototypes: prototypes.url, skeleton: skeleton.url });
  } finally {
    await prototypes.stop();
    await skeleton.stop();
  }
}

async function measureSignedIn(): Promise<Row[]> {
  const waits: number[] = [];
  for (const _ of runs) waits.push((await visitAsChild(server.url, '/lesson/2/1')).lcp);
  const measured = `${Math.round(median(waits))} ms`;
  const meets = median(waits) <= 2500;
  return [{ what: 'lesson 2-1, signed in: LCP', promised: '<= 2.5 s', measured, meets }];
}

/**
 * How long it is from the tap on a lesson to its words. The promise speaks of the machine as it is;
 * slower is told beside.
 * @see docs/requirements.md#r-speed-tap-to-words
 */
async function measureWaits(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { slowdown, offline } of [
    { slowdown: 1, offline: false },
    { slowdown: 1, offline: true },
    { slowdown: 6, offline: false },
  ]) {
    const times = Number(values.taps);
    const waits = await measureTaps(browser, server.url, { slowdown, offline, times });
    const measured = `${Math.round(median(waits))} ms, at worst ${Math.round(Math.max(...waits))} ms`;
    const what = `tap to words, app warm${offline ? ', offline' : ''}`;
    if (slowdown > 1) console.log(`${what}, processor ${slowdown}x slower: ${measured}`);
    else rows.push({ what, promised: '<= 100 ms', measured, meets: median(waits) <= 100 });
  }
  return rows;
}

/**
 * When the first tap is answered, on a phone four times slower.
 * @see docs/requirements.md#r-speed-first-visit
 */
async function measureFirstVisits(): Promise<Row[]> {
  const skeleton = await startSkeleton();
  const rows: Row[] = [];
  const medianTap = async (address: string, tapped: Tapped, after: number) =>
    median(await measureFirstTaps(browser, address, tapped, { after, times: runs.length }));
  for (const after of [1000, 3000, 8000]) {
    const bare = await medianTap(`${skeleton.url}/`, skeletonTap, after);
    const most = Math.max(200, 1.3 * bare);
    for (const [path, tapped] of Object.entries(firstTaps)) {
      const wait = await medianTap(server.url + path, tapped, after);
      rows.push({
        what: `tap on ${path}, ${after / 1000} s after the first paint`,
        promised: `<= ${Math.round(most)} ms`,
        measured: `${Math.round(wait)} ms; the bare page ${Math.round(bare)} ms`,
        meets: wait <= most,
      });
    }
  }
  await skeleton.stop();
  return rows;
}

async function printLessons(): Promise<Row[]> {
  const weighed = await weighLessons(browser, server.url, allLessonIds);
  const sizes = weighed.map(({ bytes }) => bytes);
  const [lightest, heaviest] = [Math.min(...sizes), Math.max(...sizes)].map(inKilobytes);
  console.log(
    `a lesson, the app already there: median ${inKilobytes(median(sizes))} KB, least ${lightest}, most ${heaviest} of ${sizes.length}`,
  );
  for (const { lesson, bytes } of weighed) console.log(`  ${lesson} ${inKilobytes(bytes)} KB`);
  return [];
}

const measures: Record<string, () => Promise<Row[]>> = {
  pages: measurePagesAndBaselines,
  scores: () => measurePages(null),
  'signed-in': measureSignedIn,
  taps: measureWaits,
  'first-taps': measureFirstVisits,
  lessons: printLessons,
};

/** A part that fails is a row that misses; the others are measured all the same. */
async function measurePart(part: string): Promise<Row[]> {
  try {
    const measure = measures[part];
    if (!measure) throw new Error(`There is no part "${part}".`);
    return await measure();
  } catch (error) {
    const measured = error instanceof Error ? error.message : String(error);
    return [{ what: part, promised: 'is measured', measured, meets: false }];
  }
}

const server = await startServer();
const browser = await openChromium();
const rows: Row[] = [];
for (const part of parts) rows.push(...(await measurePart(part)));
await browser.close();
await server.stop();
console.log(`\n${promisesTable(rows)}`);
process.exit(rows.every(({ meets }) => meets) ? 0 : 1);
