// Checks that every package we depend on may be used and passed on, and that the lockfile names
// no registry of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/root.mjs';

interface LockEntry {
  link?: boolean;
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
}

const everywhere = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

// Old packages that state their licence in their own files only, as read there on 2026-11-22.
const statedElsewhere: Record<string, string> = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'streamsearch@0.1.2': 'MIT',
};

// libvips comes with sharp as a shared library of its own, unchanged, which anyone who runs the server can
// replace: what the LGPL asks of us (docs/credits.md).
const asSharedLibrary = /^@img\/sharp-/;

/** Whether an SPDX expression leaves us at least one licence on the list. */
function mayUse(expression: string, name: string): boolean {
  const allowed = asSharedLibrary.test(name)
    ? new Set([...everywhere, 'LGPL-3.0-or-later'])
    : everywhere;
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

function faultsOf(path: string, entry: LockEntry): string[] {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = entry.license ?? statedElsewhere[`${name}@${entry.version}`];
  const faults: string[] = [];
  if (!licence) faults.push(`${name}: no licence is stated - look it up, or do without it`);
  else if (!mayUse(licence, name))
    faults.push(`${name}: ${licence} is not on the list - do without it`);
  if (!entry.integrity) faults.push(`${name}: has no integrity hash - install it again`);
  if (entry.resolved?.includes('://')) {
    faults.push(`${name}: names an address - set omit-lockfile-registry-resolved and reinstall`);
  }
  return faults;
}

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const packages = Object.entries(lockfile.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
);
const faults = packages.flatMap(([path, entry]) => faultsOf(path, entry));
for (const fault of faults) console.error(fault);
if (faults.length > 0 || packages.length === 0) process.exitCode = 1;
else console.log(`${packages.length} packages, each under a licence on the list.`);
