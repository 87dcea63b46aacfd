import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { findNode, installBringsNode, noNodeMessage } from './node-version.mjs';
import { root } from './root.mjs';

/**
 * Makes sure that the packages and a Node.js that is new enough are there.
 * @returns {Promise<string>} the path of that Node.js
 * @throws {Error} with a message for the person at the terminal
 */
export async function prepare() {
  if (!findNode() && !installBringsNode()) throw new Error(noNodeMessage());
  await installWhenNeeded();
  const node = findNode();
  if (!node) throw new Error(noNodeMessage());
  return node;
}

/**
 * Runs a program of the project in this terminal and passes on what stops this one.
 * @param {string} node the Node.js to run it with
 * @param {string[]} args the program's file, from the project's folder, and its arguments
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function follow(node, args) {
  // A socket that systemd has handed over is the fourth file, and is handed on (docs/requirements.md#r-restart).
  const socket = process.env.LISTEN_FDS === '1' ? [3] : [];
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit']);
  const options = { cwd: root, stdio: [...stdio, ...socket], env: withNodeFirst(node) };
  const child = spawn(node, args, options);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal's Ctrl-C has reached the child already, as one of the same group.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}

/**
 * Runs a command's main function; its error becomes one clear text and exit code 1.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/**
 * The environment in which `node` and the programs of the packages are the project's own.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
function withNodeFirst(node) {
  const bins = [dirname(node), join(root, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) };
}
