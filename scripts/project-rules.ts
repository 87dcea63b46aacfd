// Checks the rules of docs/architecture.md that the linter has no rule for.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './prepare/root.mjs';

interface ProjectRule {
  /** The files it is about, from the project's folder. */
  files: string;
  /** What must not stand in a line of them. */
  refused: RegExp;
  message: string;
}

const rules: ProjectRule[] = [
  {
    files: 'domain/src/**/*.ts',
    refused: /from '(?!zod'|\.|@pius\/domain\/)/,
    message: 'domain/ imports zod and nothing else',
  },
  {
    files: 'domain/src/**/*.ts',
    refused:
      /\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|fetch\(|setTimeout\(|randomUUID\()/,
    message: 'domain/ has no clock, no chance and no network: take it as an argument',
  },
  {
    files: 'contracts/src/**/*.ts',
    refused: /from '(?!zod'|hono|@hono\/zod-openapi'|\.|@pius\/domain\/)/,
    message: 'contracts/ imports domain/ and the libraries that describe a route',
  },
  {
    files: 'web/src/**/*.{ts,tsx}',
    refused: /^import (?!type\b).*from '@pius\/contracts\//,
    message: 'web/ takes only types from contracts/: write "import type"',
  },
  {
    files: '{domain,pictures,contracts,server,web,e2e,scripts,bench}/**/*.{ts,tsx,mjs}',
    refused: /\b(TODO|FIXME)\b|@ts-(ignore|nocheck)/, // project-rules: the rule itself
    message: 'finish it, or leave it out',
  },
];

const refusedNames = /^(utils?|helpers?|misc|index)\.(ts|tsx|mjs)$/;

function sourceFiles(pattern: string): string[] {
  const left = /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/;
  return globSync(pattern, { cwd: root, exclude: (path) => left.test(path) });
}

function faultsOf({ files, refused, message }: ProjectRule): string[] {
  const ofTests = /\.test\.tsx?$|^web[\\/]src[\\/]test[\\/]/;
  const named = sourceFiles(files).filter((file) => !ofTests.test(file));
  return named.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        refused.test(line) && !line.includes('project-rules:')
          ? [`${file}:${index + 1} ${message}`]
          : [],
      ),
  );
}

const unclearNames = sourceFiles('{domain,pictures,contracts,server,web,scripts}/**/*.{ts,tsx,mjs}')
  .filter((file) => refusedNames.test(basename(file)))
  .map((file) => `${file}:1 is named after nothing it holds: name it after its subject`);
const codeInContent = sourceFiles('content/**/*.{ts,tsx,js,mjs}').map(
  (file) => `${file}:1 is code: content/ holds words and data alone`,
);
const faults = [...rules.flatMap(faultsOf), ...unclearNames, ...codeInContent];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('The rules of the project hold.');
