import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { silentLog } from './silent-log.ts';

/*
 * A stand-in for the app, for tests that kill it: runs the database of the folder given and prints
 * one line of JSON, what it started or why it could not. It ends when its standard input does.
 */
try {
  const { pid, connectionString, stop } = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    binDir: process.env.TEST_PG_BIN,
    log: silentLog,
  });
  process.stdout.write(`${JSON.stringify({ pid, connectionString })}\n`);
  process.stdin.resume().once('end', () => void stop());
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  process.stdout.write(`${JSON.stringify({ code, message })}\n`);
}
