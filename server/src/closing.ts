import type { Logger } from 'pino';

/** One thing that is closed as the server ends. */
export interface Closer {
  /** Its name in the log. */
  what: string;
  /** How many milliseconds it may take; as long as it needs where it has a limit of its own. */
  longest?: number;
  close(): Promise<void>;
}

/**
 * Closes one thing after the other. One that fails, or does not come to its end in its time as where the database has
 * fallen silent, does not keep the next ones from being closed. Throws the first fault after all were tried.
 * @see docs/requirements.md#r-restart
 */
export async function closeEach(
  closers: readonly Closer[],
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const closer of closers) await closeInTime(closer).catch((error) => failed.push(error));
  for (const err of failed) log.error({ err }, 'something did not end in good order');
  if (failed.length > 0) throw failed[0];
}

async function closeInTime({ what, longest, close }: Closer): Promise<void> {
  if (longest === undefined) return close();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} did not close in time`)), longest);
  try {
    await Promise.race([close(), late]);
  } finally {
    clearTimeout(timer);
  }
}
