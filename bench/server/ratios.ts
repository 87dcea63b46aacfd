import { median } from '../quantile.ts';
import { inTurns } from './asks.ts';
import type { Bench } from './bench.ts';
import { pageOf } from './page.ts';
import { type Ask, allWell, press } from './press.ts';
import { percent, type Row } from './row.ts';

const connections = 16;
/**
 * The least share of the baseline's calls, and of quizzes also the least number in a second, on two
 * cores.
 */
const least = { share: 0.5, savedShare: 0.3, savedPerSecond: 1000 } as const;

/** A server and what is asked of it. */
interface Side {
  url: string;
  ask: (call: number) => Ask;
}

/**
 * The calls a second of some sides, measured in turns so that all see the same machine.
 * @returns The median of each.
 */
async function inRounds(bench: Bench, sides: readonly Side[]): Promise<number[]> {
  const perSecond = sides.map((): number[] => []);
  for (const side of sides) await press(side.url, side.ask, { connections, seconds: 2 });
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const [index, { url, ask }] of sides.entries()) {
      const pressed = allWell(await press(url, ask, { connections, seconds: bench.roundSeconds }));
      perSecond[index]?.push(pressed.perSecond);
    }
  }
  return perSecond.map(median);
}

function rowOf(
  what: string,
  promise: string,
  ours: number,
  theirs: number,
  leastShare: number = least.share,
): Row {
  const share = ours / theirs;
  const measured = `${percent(share)}: ${ours.toFixed(0)} of ${theirs.toFixed(0)} a second`;
  return { what, promise, measured, meets: share >= leastShare };
}

/**
 * An authenticated read beside a Hono handler that does one session select.
 * @see docs/requirements.md#r-speed-read
 */
export async function measureReads(bench: Bench): Promise<Row[]> {
  const { product, baseline, learners } = bench;
  const bare = inTurns(learners, 'map');
  const [theirs = 0, lesson = 0, map = 0] = await inRounds(bench, [
    { url: baseline.url, ask: (call) => ({ ...bare(call), path: '/read' }) },
    { url: product.app.url, ask: inTurns(learners, 'lesson') },
    { url: product.app.url, ask: bare },
  ]);
  const promise = '>= 50 % of Hono with one session select';
  return [
    rowOf('a lesson, signed in', promise, lesson, theirs),
    rowOf('the quest map, signed in', promise, map, theirs),
  ];
}

/**
 * Quizzes saved in a second, beside a Hono handler that does one session select and one durable
 * insert.
 *
 * @see docs/requirements.md#r-speed-quiz-save
 */
export async function measureSaves(bench: Bench): Promise<Row[]> {
  const { product, baseline, learners } = bench;
  const quiz = inTurns(learners, 'quiz');
  const [theirs = 0, ours = 0] = await inRounds(bench, [
    { url: baseline.url, ask: (call) => ({ ...quiz(call), path: '/save' }) },
    { url: product.app.url, ask: quiz },
  ]);
  const promise = '>= 30 % of Hono, one select, one durable insert';
  return [
    rowOf('a quiz saved, durable', promise, ours, theirs, least.savedShare),
    {
      what: 'quizzes saved in a second',
      promise: `>= ${least.savedPerSecond} on two cores`,
      measured: ours.toFixed(0),
      meets: ours >= least.savedPerSecond,
    },
  ];
}

/** A public page beside a bare static server. @see docs/requirements.md#r-speed-public-page */
export async function measurePages(bench: Bench): Promise<Row[]> {
  const { product, baseline } = bench;
  const headers = { 'accept-encoding': 'gzip, br' };
  const [theirs = 0, ours = 0] = await inRounds(bench, [
    { url: baseline.staticUrl, ask: () => ({ path: '/', headers }) },
    { url: product.app.url, ask: () => ({ path: '/', headers }) },
  ]);
  const promise = '>= 50 % of plain Node, same bytes from memory';
  return [rowOf('the front page', promise, ours, theirs), lengthRow(await pageOf(product.app.url))];
}

function lengthRow(page: Uint8Array): Row {
  const measured = `${(page.length / 1000).toFixed(1)} KB compressed, sent by both`;
  return { what: 'the front page weighs', promise: '', measured, meets: null };
}
