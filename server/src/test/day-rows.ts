import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

const today = () => new Date().toISOString().slice(0, 10);

function ofDate(path: string) {
  const at = (date: string): RowCall => ({ path: `${path}/${date}` });
  return {
    about: 'everybody' as const,
    call: () => at(today()),
    malformed: [...['today', '2026-1-1', '20260101', '%00'].map(at), at(`${today()}?lang=de`)],
    missing: ['2027-02-29', '2026-13-01', '2026-04-31', '2026-01-00'].map(at),
  };
}

const rounds = '/rest/v1/trivia-rounds';
function round(changes: object): RowCall {
  const now = new Date().toISOString();
  const right = { key: randomUUID(), at: now, sentAt: now, day: today(), language: 'en' };
  return { path: rounds, body: { ...right, answers: [{ id: '1-1-q1', choice: 1 }], ...changes } };
}

const sheet = (query: string) => ({ path: `/rest/v1/sunday-sheet${query}` });

const saints = ofDate('/rest/v1/saints');
const trivia = ofDate('/rest/v1/trivia');

/** The rows of what each day brings, as `matrix-rows.ts` has them of all other routes. */
export const dayRows: Record<string, MatrixRow> = {
  'get /rest/v1/saints/{date}': {
    ...saints,
    missing: { code: 'saint_not_found', calls: saints.missing },
  },
  'get /rest/v1/saints': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/saints?month=2' }),
    malformed: ['', '?month=13', '?month=0', '?month=x', '?month=2&lang=de', '?month=2&day=1'].map(
      (query) => ({ path: `/rest/v1/saints${query}` }),
    ),
  },
  'get /rest/v1/trivia/{date}': {
    ...trivia,
    missing: { code: 'not_found', calls: trivia.missing },
  },
  'get /rest/v1/sunday-sheet': {
    about: 'caller',
    call: () => sheet('?sunday=2026-11-22&lessons=2-5,1-3&ahead=no'),
    missing: {
      code: 'lesson_not_found',
      calls: ['?lessons=1-9', '?lessons=1-1,2-99'].map(sheet),
    },
    malformed: [
      '?sunday=2026-11-21',
      '?sunday=2026-02-30',
      '?sunday=%00',
      '?lessons=',
      '?lessons=7-1',
      '?lessons=1-1,1-2,1-3,2-1',
      '?ahead=perhaps',
      '?child_id=1',
    ].map(sheet),
  },
  'post /rest/v1/trivia-rounds': {
    about: 'caller',
    call: () => round({}),
    malformed: [
      round({ key: 'no-uuid' }),
      round({ day: '2027-02-29' }),
      round({ day: 'today' }),
      round({ language: 'de' }),
      round({ answers: [{ id: '1-1-q1', choice: 4 }] }),
      round({ answers: [{ id: '1-1-q1', choice: 'Four' }] }),
      round({ answers: [{ id: '9-9-q1', choice: 0 }] }),
      round({ answers: [{ id: 'a\0b', choice: 0 }] }),
      round({ answers: [] }),
      round({ answers: Array(6).fill({ id: '1-1-q1', choice: 0 }) }),
      round({ score: 5 }),
      { path: rounds, body: null },
    ],
  },
};
