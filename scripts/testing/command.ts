import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../prepare/root.mjs';

/** Where Node.js keeps what it has compiled: a server that a test starts is there two seconds sooner. */
const compiled = join(root, 'node_modules/.cache/node-compiled');

interface CommandOptions {
  /** Folder to run in, from the project's folder. */
  folder?: string;
  /** Settings added to the environment; undefined takes one away. */
  env?: Record<string, string | undefined>;
}

/**
 * Runs a program of the packages with its output shown as it comes.
 *
 * @param line the program and its arguments
 * @returns the exit code; 1 when a signal ended it or it could not be run
 */
export function runCommand(
  line: string[],
  { folder = '.', env = {} }: CommandOptions = {},
): Promise<number> {
  const [program = '', ...args] = line;
  const child = spawn(program, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
