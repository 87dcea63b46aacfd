import { proveScaleOut } from '../scale-out/prove.ts';
import type { ProofRow } from './row.ts';

/** Promises 1 and 6 where a site is of more than one process. */
export const scaleOutRow: ProofRow = {
  promise: '6c',
  what: 'nginx before two processes on PostgreSQL 15 with a replica, a process killed, then the database, while children save quizzes; replica promoted, each read back',
  alone: true,
  run: (run) => proveScaleOut(run, () => undefined),
};
