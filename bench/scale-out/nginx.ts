import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/test/running-app.ts';

/** Where Debian puts it. */
export const nginx = '/usr/sbin/nginx';
const example = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** nginx before some processes of the product. */
export interface Entrance {
  url: string;
  /** Sends calls to other processes from now on, those at these ports. */
  lead(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The example of `deploy/` as it stands, with what a trial on this machine changes: its port without TLS, the processes'
 * ports, the folder of its logs, and that the caller's own word is taken for its address, as learners of many homes call from here.
 */
export function settingsOf(port: number, ports: readonly number[], logs: string): string {
  const site = readFileSync(example, 'utf8');
  const lead = (_: string, options: string) =>
    ports.map((each) => `    server 127.0.0.1:${each}${options};\n`).join('');
  return site
    .replaceAll(/^ *server 127\.0\.0\.1:\d+([^;\n]*);\n/gm, lead)
    .replace(/^server \{\n\s*listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/listen 443 ssl[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*(listen \[::\]|http2|ssl_).*\n/gm, '')
    .replaceAll('/var/log/nginx', logs)
    .replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for');
}

/** Starts nginx in a folder of its own. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Entrance> {
  const prefix = join(folder, 'nginx');
  mkdirSync(prefix);
  const port = await freePort();
  const file = join(prefix, 'nginx.conf');
  const write = (to: readonly number[]) => {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${prefix}/${name};`)
      .join('\n');
    const outside = `worker_processes 1;\npid ${prefix}/pid;\nerror_log ${prefix}/error.log;\nevents { worker_connections 2048; }\n`;
    writeFileSync(
      file,
      `${outside}http {\naccess_log off;\n${places}\n${settingsOf(port, to, prefix)}\n}\n`,
    );
  };
  write(ports);
  const args = ['-c', file, '-p', prefix, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilItListens(url);
  return {
    url,
    async lead(to) {
      write(to);
      child.kill('SIGHUP');
      // The old worker ends by itself once its calls are answered.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilItListens(url: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not come up');
}
