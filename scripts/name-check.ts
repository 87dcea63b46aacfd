// Refuses names that hold a forbidden word. The words and the exceptions are in name-check/forbidden-words.ts.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findFaults } from './name-check/find-faults.ts';
import { root } from './prepare/root.mjs';

const left = /(^|[\\/])(node_modules|build|drizzle|prototypes|\.react-router)([\\/]|$)/;
const pattern = '{domain,pictures,contracts,server,web,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css}';
const files = globSync(pattern, { cwd: root, exclude: (path) => left.test(path) });
const faults = files
  .filter((file) => !left.test(file))
  .flatMap((file) => findFaults(file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${files.length} files: no name holds a forbidden word.`);
