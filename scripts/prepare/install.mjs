import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findNode, isNewEnough } from './node-version.mjs';
import { showProgress } from './progress.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Installs the packages of package-lock.json where they are missing or not the ones it names.
 * Nothing is asked of the network when they are all there.
 * @returns {Promise<void>}
 * @throws {Error} when npm fails; npm has said why by then
 */
export async function installWhenNeeded() {
  const requested = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (isInstalled(requested, present)) return;
  const count = Object.keys(requested).length;
  const done = showProgress(
    Object.keys(present).length === 0
      ? `Installing ${count} packages, once; this takes a minute or two`
      : 'Installing the packages that have changed',
  );
  // The web app is built with development packages, which NODE_ENV=production would leave out.
  await install(Object.keys(present).length === 0, ['--include=dev']);
  done();
}

/**
 * Installs packages by npm. An older npm under an older Node.js leaves out, without a word, what is
 * optional and not made for that Node.js, such as the programs that build the pages; so it is asked
 * again under the Node.js that came along.
 * @param {boolean} first whether nothing is installed yet: such an install is the exact and strict
 *   one. Later ones change only what differs, so that a failure (no network) leaves the packages
 *   that were there
 * @param {string[]} which npm's words for what is to be installed
 * @returns {Promise<void>}
 * @throws {Error} when npm fails; npm has said why by then
 */
export async function install(first, which) {
  const how = [...which, '--include=optional', '--loglevel=error'];
  const later = ['install', '--no-save', ...how];
  let code = await runNpm(process.execPath, first ? ['ci', ...how] : later);
  const newer = isNewEnough() ? undefined : findNode();
  if (code === 0 && newer) code = await runNpm(newer, later);
  if (code !== 0) {
    throw new Error('The packages could not be installed: see what npm says above.');
  }
}

/**
 * Whether every package wanted is there in the version wanted. A package that is optional may be
 * missing, unless it is made for just this kind of machine.
 * @param {LockEntries} requested the packages of package-lock.json
 * @param {LockEntries} present the packages npm noted when it last installed
 * @returns {boolean}
 */
export function isInstalled(requested, present) {
  return Object.entries(requested).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const result = present[path];
    if (!result) return Boolean(entry.optional || entry.devOptional) && !isMadeForHere(entry);
    return result.version === entry.version && result.integrity === entry.integrity;
  });
}

/**
 * @param {LockEntry} entry
 * @returns {boolean}
 */
function isMadeForHere({ os, cpu, libc = [] }) {
  const here = Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));
  return here && !libc.includes('musl');
}

/**
 * @param {string} node the Node.js to run it with
 * @param {string[]} args
 */
function runNpm(node, args) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [node, [npm]] : ['npm', []];
  const child = spawn(program, [...first, ...args], {
    cwd: root,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

/**
 * @param {string} file
 * @returns {LockEntries}
 */
function readLock(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}
