// Builds the web app if anything it is made of has changed since it was last built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from './prepare/progress.mjs';
import { root } from './prepare/root.mjs';

const folder = join(root, 'web', 'build');
const stamp = join(folder, '.made-from');

/** What a build writes at its end. */
const lastFile = join(folder, 'client', 'sw.js');

/** One hash over the name and bytes of every file the web app is made of. */
function hashOfInputs(): string {
  const notInput = /(^|[\\/])(node_modules|build|\.react-router|src[\\/]test)$|\.test\.tsx?$/;
  const files = globSync(['{web,content,domain,contracts}/**/*', 'package-lock.json'], {
    cwd: root,
    exclude: (entry) =>
      notInput.test(entry.name) || notInput.test(join(entry.parentPath, entry.name)),
    withFileTypes: true,
  });
  const hash = createHash('sha256');
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function build(): boolean {
  const done = showProgress('Building the pages');
  rmSync(stamp, { force: true });
  rmSync(lastFile, { force: true });
  const result = spawnSync('npm', ['run', 'build', '--workspace', 'web', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  // An older npm calls a build that failed a success.
  if (result.status !== 0 || !existsSync(lastFile)) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`);
    console.error('The pages could not be built: see above.');
    return false;
  }
  done();
  return true;
}

const inputs = hashOfInputs();
const upToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
if (!upToDate) {
  if (build()) writeFileSync(stamp, inputs);
  else process.exitCode = 1;
}
