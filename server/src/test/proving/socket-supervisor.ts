import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RunningApp } from '../running-app.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/**
 * Starts the server on the socket it was given, and again whenever it ends, as systemd does with a
 * socket unit.
 */
const save = 'while :; do "$@" & echo "pid $!"; wait $!; echo "ended $?"; done';

/**
 * A server whose socket outlives it: while it is started again, callers wait in line instead of
 * being refused.
 */
export interface RestartedServer extends Pick<RunningApp, 'url'> {
  /**
   * Ends the server by SIGTERM and waits until another process is ready in its place.
   * @returns The exit code.
   */
  restart(): Promise<number>;
  /** Ends the server and what starts it. */
  stop(): Promise<void>;
}

/** Opens a socket and hands it to a server on the data folder. It must be stopped. */
export async function runServerForever(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RestartedServer> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const supervisor = spawn('sh', ['-c', save, 'sh', process.execPath, main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '1',
      DATA_DIR: dataDir,
      PORT: String(port),
      LISTEN_FDS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore', fd],
  });
  // From here on nobody but the server takes calls from it.
  socket.close();
  const next = linesOf(supervisor);
  let pid = Number(await next(/^pid (\d+)$/));
  await next(/is ready at/);
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      process.kill(pid, 'SIGTERM');
      const code = Number(await next(/^ended (\d+)$/));
      pid = Number(await next(/^pid (\d+)$/));
      await next(/is ready at/);
      return code;
    },
    async stop() {
      supervisor.kill('SIGKILL');
      process.kill(pid, 'SIGTERM');
      await once(supervisor, 'close');
    },
  };
}

/**
 * Waits for the next line of a process that fits, and gives what stands in its brackets. Throws
 * where it ends before.
 */
function linesOf(child: ChildProcess): (form: RegExp) => Promise<string> {
  if (!child.stdout) throw new Error('the server has no output to read');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (form) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the server ended before it said ${form}`);
      const result = form.exec(value);
      if (result) return result[1] ?? '';
    }
  };
}
