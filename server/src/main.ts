import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseUrlError } from './db/database-url-error.ts';
import { DataFolderError } from './db/embedded/data-folder-error.ts';
import { readEnv, SettingsError } from './env.ts';
import { startApp } from './start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clientDir = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/**
 * npm and a service manager may both pass on one signal: what comes within these milliseconds is no
 * second one.
 */
const sameSignal = 500;

/** What the person who starts the server can mend; the message says it. */
const mendable = [SettingsError, DataFolderError, DatabaseUrlError];

/** One clear line for what a person can mend; anything else shows where it came from. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (mendable.some((kind) => error instanceof kind)) return error.message;
  const { code, port }: { code?: unknown; port?: unknown } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: end that one, or set PORT to a free one (in saint-pius-x-quest@3001 the port is in the name).`;
  }
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.';
  if (code === 'EACCES') return `No permission: ${error.message}`;
  return error.stack ?? error.message;
}

try {
  const env = readEnv(process.env, root);
  if (!existsSync(clientDir))
    throw new SettingsError('The pages are not built yet: npm start builds them.');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  // Begun in the next breath, when signals are heard already.
  const starting = Promise.resolve().then(() => startApp({ env, root, clientDir, say }));
  let stopping: Promise<void> | undefined;
  // One that is still starting is started first: only what stands can be closed in good order.
  const stop = (code: number, answering?: number) => {
    stopping ??= starting.then((running) => running.stop(answering));
    stopping.then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  let endNow = async () => {};
  let firstSignalAt: number | undefined;
  const onSignal = () => {
    firstSignalAt ??= performance.now();
    stop(0);
    if (performance.now() - firstSignalAt < sameSignal) return;
    endNow().finally(() => process.exit(1));
  };
  // The last is of a terminal that is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  const running = await starting;
  endNow = () => running.endNow();
  running.onDatabaseExit((reason) => {
    process.stderr.write(`The database ended: ${reason}\n`);
    // There is nothing left to answer with.
    stop(1, 0);
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
