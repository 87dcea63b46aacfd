import { inTurns } from '../server/asks.ts';
import type { Ask } from '../server/press.ts';
import type { Learner } from '../server/seed.ts';

/** A quiz that was acknowledged: what was sent, and the answer's text. */
export interface Saved {
  ask: Ask;
  answer: string;
}

/** A call that failed and was made again: when it began, and what came of it. */
interface Failed {
  at: number;
  why: string;
}

/** What writers have done so far. */
export interface Written {
  saved: Saved[];
  failed: Failed[];
}

/** Writers at work; `done` fails where a quiz is never acknowledged. */
export interface Writing extends Written {
  done: Promise<unknown>;
}

const timeout = 300_000;
/** Calls that are under way at once. */
const atOnce = 8;

/**
 * Has learners save quizzes through the proxy without a pause until `enough`, some at once and all
 * in turns, so that none comes to its limit. A call that fails is made again with the same key, as
 * the page does it, until it is acknowledged.
 * @returns What was done, which grows meanwhile, and its end.
 */
export function startWriters(
  url: string,
  learners: readonly Learner[],
  enough: () => boolean,
): Writing {
  const written: Written = { saved: [], failed: [] };
  const write = inTurns(learners, 'quiz');
  let calls = 0;
  const writing = Array.from({ length: atOnce }, async () => {
    while (!enough()) {
      const ask = write(calls++);
      written.saved.push({ ask, answer: await sendUntilSaved(url, ask, written) });
    }
  });
  return { ...written, done: Promise.all(writing) };
}

async function sendUntilSaved(url: string, ask: Ask, { failed }: Written): Promise<string> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    const at = performance.now();
    const { ok, text } = await sendOnce(url, ask);
    if (ok) return text;
    failed.push({ at, why: text });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('a quiz was not acknowledged within five minutes');
}

/**
 * Sends a quiz.
 * @returns The answer's text, or why there was none.
 */
export async function sendOnce(url: string, { path, ...call }: Ask) {
  try {
    const answer = await fetch(url + path, call);
    const text = await answer.text();
    return { ok: answer.ok, text: answer.ok ? text : `${answer.status}` };
  } catch (error) {
    return { ok: false, text: String(error) };
  }
}

/**
 * Sends again all that was acknowledged, some at once.
 * @returns How many do not answer the same, to the byte.
 */
export async function countLost(url: string, saved: readonly Saved[]): Promise<number> {
  const left = saved.values();
  let lost = 0;
  const sending = Array.from({ length: atOnce }, async () => {
    for (const { ask, answer } of left) {
      const again = await sendOnce(url, ask);
      if (again.text !== answer) lost += 1;
    }
  });
  await Promise.all(sending);
  return lost;
}
