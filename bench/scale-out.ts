import { parseArgs } from 'node:util';
import { proveScaleOut } from './scale-out/prove.ts';
import { printRow } from './server/row.ts';

/*
 * Two processes of the product behind nginx on PostgreSQL 15 with a replica: what they share, how fast they are, and that
 * nothing acknowledged is lost when a process and then the database is killed. It needs Debian's nginx and
 * postgresql-15, and serves what `npm run build:web` made. Options: --short for a trial. Row 6c of `npm run prove` is the same.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { count, ok, notes = [] } = await proveScaleOut({ scale: values.short ? 0.05 : 1 }, printRow);
console.log(count);
for (const note of notes) console.error(note);
process.exit(ok ? 0 : 1);
