import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = globSync(['docs/running.md', 'docs/running/*.md'], { cwd: root });

test('what the pages about running it take from deploy/ is there', () => {
  const named = pages.flatMap((page) => [
    ...read(page).matchAll(/(?<=[ `/(])deploy\/[\w@*./-]*[\w@*]/g),
  ]);
  expect(named.length).toBeGreaterThan(10);
  // Its owner writes this one.
  const saved = named.map(([file]) => file).filter((file) => file !== 'deploy/settings.env');
  expect(saved.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

test('the two processes have the same ports on the page, in nginx and in Prometheus', () => {
  const page = read('docs/running/many-machines.md');
  const started = /enable --now saint-pius-x-quest@(\d+) saint-pius-x-quest@(\d+)/.exec(page);
  const [, ...ports] = started ?? [];
  expect(ports).toHaveLength(2);
  const both = ports.map((port) => `"127.0.0.1:${port}"`).join(', ');
  expect(read('deploy/prometheus/prometheus.yml')).toContain(`# - targets: [${both}]`);
  for (const port of ports)
    expect(read('deploy/nginx.conf')).toContain(`#server 127.0.0.1:${port} `);
});

test('the server is started with the same bounds of its memory everywhere, and so it is measured', () => {
  const starts = [
    ...['scripts/start.mjs', 'deploy/Dockerfile', 'deploy/saint-pius-x-quest@.service'],
    'server/src/test/running-app.ts',
  ].map((file) => read(file).match(/--(max-semi-space-size|heap-growing-percent)=\d+/g));
  const bounds = ['--max-semi-space-size=16', '--heap-growing-percent=40'];
  expect(starts).toEqual(starts.map(() => bounds));
});

test('quest-run gives a command and what it takes to npm, as the site’s user and with its settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quest-run-'));
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const said = execFileSync('sh', [join(root, 'deploy/quest-run'), 'backup', '--to', '/a b.gz'], {
    encoding: 'utf8',
    env: { PATH: [folder, '/usr/bin', '/bin'].join(delimiter) },
  });
  rmSync(folder, { recursive: true });
  const lists = said.trimEnd().split('\n');
  expect(lists).toContain('--uid=quest');
  expect(lists).toContain('--property=EnvironmentFile=/etc/saint-pius-x-quest.env');
  expect(lists.slice(lists.indexOf('/usr/bin/npm'))).toEqual([
    ...['/usr/bin/npm', 'run', '--silent', 'backup', '--', '--to', '/a b.gz'],
  ]);
});
