import { proveScaleOut } from '../scale-out/prove.ts';
import type { ProofRow } from './row.ts';

/**
 * Kills and restarts where a site is of more than one process.
 * @see docs/requirements.md#r-durable-writes
 * @see docs/requirements.md#r-restart
 */
export const scaleOutRow: ProofRow = {
  promise: '6c',
  what: 'nginx before two processes on PostgreSQL 15 with a replica, a process killed, then the database, while children save quizzes; replica promoted, each read back',
  alone: true,
  run: (run) => proveScaleOut(run, () => undefined),
};
