import type { DatabaseLog } from '../db/embedded/process.ts';

/** A log for tests that do not look at it. */
export const silentLog: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} };
