import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes } from '@pius/contracts/all-routes.ts';
import { expect, test } from 'vitest';
import { root } from '../prepare/root.mjs';

const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((program) => existsSync(program));

/** The example as docs/running/many-machines.md has it changed for two processes. */
function forTwo(): string {
  const page = readFileSync(join(root, 'docs/running/many-machines.md'), 'utf8');
  const [command = ''] = /^sed [\s\S]*?deploy\/nginx\.conf/m.exec(page) ?? [];
  const changes = [...command.matchAll(/-e '([^']+)'/g)].flatMap(([, change = '']) => [
    '-e',
    change,
  ]);
  expect(changes).toHaveLength(6);
  return execFileSync('sed', changes, { input: site, encoding: 'utf8' });
}

/**
 * What nginx says of a site, with a certificate and folders of a test. Undefined where there is no
 * nginx.
 */
function judged(site: string): string | undefined {
  if (!nginx) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-example-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=quest'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const own = site
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 80;', 'listen 127.0.0.1:18080;')
    .replace('listen 443', 'listen 127.0.0.1:18443')
    .replace('listen [::]:80;', 'listen [::1]:18080;')
    .replace('listen [::]:443', 'listen [::1]:18443');
  const whole = join(folder, 'nginx.conf');
  writeFileSync(
    whole,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${own} }`,
  );
  const said = spawnSync(nginx, ['-t', '-c', whole, '-p', folder], { encoding: 'utf8' }).stderr;
  rmSync(folder, { recursive: true });
  return said;
}

test('the example for nginx is one that nginx takes, where there is an nginx', () => {
  expect(judged(site) ?? 'test is successful').toContain('test is successful');
});

test('the example changed as the page says leads to two processes, and nginx takes it', () => {
  const changed = forTwo();
  const request = [...changed.matchAll(/^ *server 127\.0\.0\.1:(\d+) /gm)].map(([, port]) => port);
  // For the site, for what children learn with, and for whether it is ready.
  expect(request).toEqual(['3001', '3002', '3001', '3002', '3001', '3002']);
  expect(changed).not.toContain('example.org');
  // The page has a place for the name, which is no name.
  const named = changed.replaceAll('<your name>', 'quest.parish');
  expect(judged(named) ?? 'test is successful').toContain('test is successful');
});

test('the example for nginx shows the figures to nobody, and sends no write twice', () => {
  expect(site).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(site).not.toContain('non_idempotent');
  expect(site).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

test('a call that nginx refuses as the site is busy is told so in the words of the site', () => {
  const words = (language: string) =>
    JSON.parse(readFileSync(join(root, `content/ui/${language}/errors.json`), 'utf8'))
      .service_unavailable as string;
  const said = [...site.matchAll(/^ {4}(default|~\*\^,\?\w\w) "(.+)";$/gm)].map(
    ([, ...each]) => each,
  );
  expect(said).toEqual([
    ['default', words('en')],
    ['~*^,?fr', words('fr')],
    ['~*^,?pt', words('pt-BR')],
  ]);
});

test('what nginx counts the places of are calls of the API that wait for nobody', () => {
  const [, named = ''] = /location ~ (\^\/rest\S+) \{/.exec(site) ?? [];
  const counted = allRoutes.map(({ path }) => path).filter((path) => new RegExp(named).test(path));
  const lesson = '/rest/v1/lessons/{moduleId}/{lessonId}';
  expect(new Set(counted)).toEqual(
    new Set([
      ...['course', 'catechism', 'saints', 'saints/{date}', 'trivia/{date}', 'trivia-rounds'].map(
        (path) => `/rest/v1/${path}`,
      ),
      ...[lesson, `${lesson}/media`, `${lesson}/outside`, `${lesson}/quiz-key`],
      ...['progress', 'progress/time', 'quiz-results', 'quiz-results/grade'].map(
        (path) => `/rest/v1/${path}`,
      ),
      ...['reviews', 'reviews/heard'].map((path) => `/rest/v1/${path}`),
    ]),
  );
});
