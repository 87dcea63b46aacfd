import { randomUUID } from 'node:crypto';
import type { Ask } from './press.ts';
import type { Learner } from './seed.ts';

const headersOf = (cookie: string, { address }: Learner) => ({
  cookie,
  'x-forwarded-for': address,
  'accept-encoding': 'gzip, br',
});
const asChild = (learner: Learner, path: string): Ask => ({
  path,
  headers: headersOf(learner.childCookie, learner),
});
const today = () => new Date().toISOString().slice(0, 10);

function send(learner: Learner, path: string, what: object): Ask {
  const at = new Date().toISOString();
  return {
    path,
    method: 'POST',
    headers: { ...headersOf(learner.childCookie, learner), 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), at, sentAt: at, ...what }),
  };
}

const words = ['god', 'the soul', 'what is grace', 'guardian angel', 'sacraments', 'pray'];
const answers = Array.from({ length: 10 }, (_, index) => ({ id: `q${index + 1}`, value: true }));

/**
 * The calls that learners and their parents make, by name. Input: who calls, and any number, by
 * which the lesson is chosen.
 */
export const asks = {
  lesson: (learner: Learner, n: number) =>
    asChild(learner, `/rest/v1/lessons/2/${1 + (n % 9)}?lang=en`),
  map: (learner: Learner) => asChild(learner, '/rest/v1/course?lang=en'),
  trivia: (learner: Learner) => asChild(learner, `/rest/v1/trivia/${today()}?lang=en`),
  saint: (learner: Learner) => asChild(learner, `/rest/v1/saints/${today()}?lang=en`),
  search: (learner: Learner, n: number) =>
    asChild(
      learner,
      `/rest/v1/catechism?lang=en&q=${encodeURIComponent(words[n % words.length] ?? '')}`,
    ),
  dashboard: (learner: Learner): Ask => ({
    path: '/rest/v1/children/progress',
    headers: headersOf(learner.parentCookie, learner),
  }),
  part: (learner: Learner, n: number) =>
    send(learner, '/rest/v1/progress', { lesson: `2-${1 + (n % 9)}`, part: 'story' }),
  quiz: (learner: Learner, n: number) =>
    send(learner, '/rest/v1/quiz-results', { lesson: `2-${1 + (n % 9)}`, language: 'en', answers }),
} as const;

/** One after the other of some learners, so that no one's limit is what is measured. */
export function inTurns(all: readonly Learner[], name: keyof typeof asks): (call: number) => Ask {
  return (call) => {
    const learner = all[call % all.length];
    if (!learner) throw new Error('there are no learners');
    return asks[name](learner, Math.floor(call / all.length) + call);
  };
}
