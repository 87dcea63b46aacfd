import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../prepare/root.mjs';

/** A regular expression as it stands in the code. */
export interface CodePattern {
  source: string;
  flags: string;
  file: string;
}

const left = /(^|\/)(node_modules|build|\.react-router|test)(\/|$)/;

/**
 * Every written pattern of the code that runs: not of tests, nor of what builds the pages from our
 * own files.
 */
export function readPatterns(): CodePattern[] {
  const files = globSync('{domain,contracts,server,web}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => left.test(path),
  });
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !left.test(file))
    .flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
}

function patternsOf(file: string, text: string): CodePattern[] {
  const results: CodePattern[] = [];
  const open: unknown[] = [parseSync(file, text).program];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      results.push({ source: pattern, flags, file });
    } else open.push(...Object.values(node));
  }
  return results;
}
