import { parseArgs } from 'node:util';
import { allLessonIds } from '../domain/src/course/ids.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { weighLessons } from './web/lesson-bytes.ts';
import { type Measured, visit } from './web/lighthouse.ts';
import { prototypeOf, publicAddresses } from './web/pages.ts';
import { startPrototypes } from './web/prototypes.ts';
import { headOf, inKilobytes, lineOf, median, type PageFigures, shortOf } from './web/table.ts';
import { measureTaps } from './web/tap.ts';

/*
 * The table of promises, "Speed", as far as it speaks of pages: every public page in each language and a quiz on
 * Lighthouse's slow phone, those that have a prototype beside it as static compressed files, in turns in one run; how
 * long it is from the tap to the words; and what each lesson costs. It measures what `npm run build:web` made.
 * Options: --pages=/,/fr (all without it), --parts=pages,taps,lessons, --runs=5, --taps=9.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    parts: { type: 'string', default: 'pages,taps,lessons' },
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '9' },
  },
});
const parts = values.parts.split(',');
const pages = values.pages?.split(',') ?? [...publicAddresses(), '/quiz/1-1'];

async function measurePage(path: string, server: string, prototypes: string): Promise<PageFigures> {
  const prototype = prototypeOf(path);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    ours.push(await visit(server + path));
    if (prototype) theirs.push(await visit(prototypes + prototype));
  }
  return { path, ours, theirs };
}

/** Prints the table of pages as it grows. Out: what falls short. */
async function measurePages(server: string): Promise<string[]> {
  const prototypes = await startPrototypes();
  const width = Math.max(...pages.map((path) => path.length)) + 1;
  const short: string[] = [];
  console.log(headOf(width));
  for (const path of pages) {
    const figures = await measurePage(path, server, prototypes.url);
    console.log(lineOf(figures, width));
    short.push(...shortOf(figures));
  }
  await prototypes.stop();
  return short;
}

type Browser = Awaited<ReturnType<typeof openChromium>>;

/** Prints how long it is from the tap on a lesson to its words. Out: what falls short. */
async function measureWaits(browser: Browser, server: string): Promise<string[]> {
  const short: string[] = [];
  for (const slowdown of [1, 6]) {
    const { waits } = await measureTaps(browser, server, slowdown, Number(values.taps));
    const middle = Math.round(median(waits));
    const worst = Math.round(Math.max(...waits));
    console.log(
      `tap to words, processor ${slowdown}x slower: median ${middle} ms, worst ${worst} ms`,
    );
    if (slowdown === 1 && middle > 100) short.push('tap to words is past 100 ms');
  }
  return short;
}

async function printLessons(browser: Browser, server: string): Promise<void> {
  const weighed = await weighLessons(browser, server, allLessonIds);
  const sizes = weighed.map(({ bytes }) => bytes);
  const [lightest, heaviest] = [Math.min(...sizes), Math.max(...sizes)].map(inKilobytes);
  console.log(
    `a lesson, the app already there: median ${inKilobytes(median(sizes))} KB, least ${lightest}, most ${heaviest} of ${sizes.length}`,
  );
  for (const { lesson, bytes } of weighed) console.log(`  ${lesson} ${inKilobytes(bytes)} KB`);
}

const server = await startServer();
const browser = await openChromium();
const short: string[] = [];
if (parts.includes('pages')) short.push(...(await measurePages(server.url)));
if (parts.includes('taps')) short.push(...(await measureWaits(browser, server.url)));
if (parts.includes('lessons')) await printLessons(browser, server.url);
await browser.close();
await server.stop();
for (const fault of short) console.error(fault);
process.exit(short.length > 0 ? 1 : 0);
