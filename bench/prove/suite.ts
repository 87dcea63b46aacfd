import { rowOfTests } from './from-tests.ts';

/*
 * Rows that are tests of the suite at full size: `npm test` runs the same with small counts. Each names what has to
 * have been done, so that a test that was renamed or left out turns its row red.
 */
const { progress, billing, account } = {
  progress: 'server/src/features/progress',
  billing: 'server/src/features/billing',
  account: 'server/src/features/account',
};

export const replayRow = rowOfTests({
  promise: '3',
  what: 'queues of a child replayed 1-20 times, shuffled, by page and service worker at once',
  files: [`${progress}/replays.test.ts`],
  least: { queues: 300 },
});

export const recomputeRow = rowOfTests({
  promise: '4',
  what: 'scores, badges, streaks after random histories, beside a reckoning from nothing',
  files: [`${progress}/recompute.test.ts`],
  least: { 'histories recomputed': 1000 },
});

export const backupRow = rowOfTests({
  promise: '5',
  what: 'a backup under load, restored into an empty folder and PostgreSQL 15; rows compared, log in, quiz',
  files: ['server/src/test/backup-drill.test.ts'],
  least: { 'tables compared': 10, 'quizzes read back': 10, 'quizzes taken afterwards': 4 },
});

export const migrationRow = rowOfTests({
  promise: '6b',
  what: 'migrations killed at every statement, and by fifteen processes at once',
  files: ['server/src/db/migrate.test.ts'],
  least: { 'kills of a migration': 7, 'statements of the product killed at': 60 },
});

export const paymentRow = rowOfTests({
  promise: '8',
  what: 'histories of Stripe events, permuted and duplicated, beside a diary; some through server and database',
  files: [`${billing}/histories.test.ts`],
  least: { 'histories folded': 10_000, 'histories by webhook': 300 },
});

export const fulfilRow = rowOfTests({
  promise: '9',
  what: 'one payment told by 50 parallel calls of webhook and success page',
  files: [`${billing}/stripe.test.ts`],
  titles: 'fulfilled once',
  least: { 'parallel calls': 1000 },
});

export const codeRow = rowOfTests({
  promise: '16',
  what: '100 parallel right login codes, one session',
  files: [`${account}/login-code.test.ts`],
  titles: 'of a hundred calls at once',
  least: { 'parallel right codes': 2000 },
});

export const canaryRow = rowOfTests({
  promise: '24',
  what: 'families with a canary in every field, deleted; the whole database, queue and outbox searched',
  files: [`${account}/family-data.test.ts`, 'server/src/db/data-map.test.ts'],
  least: { 'families deleted': 20, canaries: 2000 },
});
