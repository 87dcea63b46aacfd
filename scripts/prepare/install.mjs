import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from './progress.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Installs the packages of package-lock.json where they are missing or not the ones it names.
 * Nothing is asked of the network when they are all there.
 * @returns {Promise<void>}
 * @throws {Error} when npm fails; npm has said why by then
 */
export async function installWhenNeeded() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (isInstalled(wanted, present)) return;
  const count = Object.keys(wanted).length;
  const done = showProgress(
    Object.keys(present).length === 0
      ? `Installing ${count} packages, once; this takes a minute or two`
      : 'Installing the packages that have changed',
  );
  const code = await runNpm(installArguments(present));
  if (code !== 0) {
    throw new Error('The packages could not be installed: see what npm says above.');
  }
  done();
}

/**
 * Whether every package wanted is there in the version wanted. A package that is optional
 * (made for another kind of machine) may be missing.
 * @param {LockEntries} wanted the packages of package-lock.json
 * @param {LockEntries} present the packages npm noted when it last installed
 * @returns {boolean}
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * A first install is the exact and strict one. Later ones change only what differs, so that a
 * failure (no network) leaves the packages that were there.
 * @param {LockEntries} present
 */
function installArguments(present) {
  const command = Object.keys(present).length === 0 ? ['ci'] : ['install', '--no-save'];
  // The web app is built with development packages, which NODE_ENV=production would leave out.
  return [...command, '--include=dev', '--include=optional', '--loglevel=error'];
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...first, ...args], {
    cwd: root,
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
