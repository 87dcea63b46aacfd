import { judge } from '@pius/domain/chat/gate.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { findEntries } from '../../server/src/features/course/search-catechism.ts';
import type { startBenchDatabase } from './bench-database.ts';
import { type EvaluatedQuestion, evaluation, type Parts } from './evaluation.ts';

type Bench = Awaited<ReturnType<typeof startBenchDatabase>>;

/** A share of some, with those that fell short. */
export interface Share {
  well: number;
  of: number;
  short: string[];
}

export interface Measured {
  tuned: Share;
  held: Share;
  fresh: Share;
}

async function share<T>(
  cases: readonly T[],
  well: (one: T) => boolean | Promise<boolean>,
  name: (one: T) => string,
): Promise<Share> {
  const short: string[] = [];
  for (const one of cases) if (!(await well(one))) short.push(name(one));
  return { well: cases.length - short.length, of: cases.length, short };
}

async function each<T>(
  { tuned, held, fresh }: Parts<T>,
  well: (one: T) => boolean | Promise<boolean>,
  name: (one: T) => string,
): Promise<Measured> {
  return {
    tuned: await share(tuned, well, name),
    held: await share(held, well, name),
    fresh: await share(fresh, well, name),
  };
}

const itself = (text: string) => text;

/**
 * Measures one language: right entry in three, an answer given, distress heard, ordinary questions
 * with no alarm, refusals.
 */
async function measure(bench: Bench, language: Language) {
  const { gates } = bench.content.chat;
  const verdict = (text: string) => judge(gates, text, language).kind;
  const questions = evaluation.questions[language];
  const ordinary = evaluation.ordinary[language];
  const harmless = {
    tuned: [...questions.tuned.map(({ ask }) => ask), ...ordinary.tuned],
    held: [...questions.held.map(({ ask }) => ask), ...ordinary.held],
    fresh: [...questions.fresh.map(({ ask }) => ask), ...ordinary.fresh],
  };
  return {
    answered: await each<EvaluatedQuestion>(
      questions,
      async ({ ask }) => (await findEntries(bench, ask, language, 3)).answers,
      ({ ask }) => ask,
    ),
    found: await each<EvaluatedQuestion>(
      questions,
      async ({ ask, right }) =>
        (await findEntries(bench, ask, language, 3)).entries.some(({ id }) => right.includes(id)),
      ({ ask }) => ask,
    ),
    heard: await each(
      evaluation.distress[language],
      (text) => verdict(text) === 'distress',
      itself,
    ),
    calm: await each(harmless, (text) => verdict(text) !== 'distress', itself),
    refused: await each(
      evaluation.refused[language],
      async (text) =>
        verdict(text) !== 'pass' || !(await findEntries(bench, text, language, 3)).answers,
      itself,
    ),
  };
}

/** Measures all languages. */
export async function measureQuality(bench: Bench) {
  const measured = [];
  for (const language of languages) {
    measured.push({ language, ...(await measure(bench, language)) });
  }
  return measured;
}
