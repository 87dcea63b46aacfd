// The server, begun again at each edit, and the pages from their sources at http://localhost:3000.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/root.mjs';
import { runCommand } from './testing/command.ts';

/** Where web/vite.config.ts sends calls to the server. */
const serverPort = '3001';
const pagesPort = '3000';

const watched = ['server/src', 'domain/src', 'contracts/src', 'content'];

function startServer(): ChildProcess {
  const watch = watched.map((folder) => `--watch-path=${folder}`);
  return spawn(process.execPath, [...watch, '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      DATA_DIR: '.data-dev',
      PUBLIC_URL: `http://localhost:${pagesPort}`,
      ...process.env,
      PORT: serverPort,
    },
  });
}

function startPages(): ChildProcess {
  return spawn('react-router', ['dev', '--port', pagesPort, '--strictPort'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  });
}

// The server refuses to start without built pages, though the browser gets the unbuilt ones here.
const built = existsSync(join(root, 'web/build/client'));
if (!built && (await runCommand(['node', 'scripts/build-web-when-stale.ts'])) !== 0)
  process.exit(1);

const parts = [startServer(), startPages()];
for (const part of parts) {
  part.on('exit', () => {
    for (const other of parts) other.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const part of parts) part.kill('SIGTERM');
  });
}
