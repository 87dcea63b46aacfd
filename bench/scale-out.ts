import { parseArgs } from 'node:util';
import { proveScaleOut } from './scale-out/prove.ts';
import { printRow } from './server/row.ts';

/*
 * Two processes of the product behind nginx on PostgreSQL 15 with a replica: what they share, how fast they are, and that
 * nothing acknowledged is lost when a process and then the database is killed. It needs Debian's nginx and
 * postgresql-15, and serves what `npm run build:web` made. Options: --short for a trial.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { count, result, ok } = await proveScaleOut(values.short, printRow);
console.log(`${count}: ${result}`);
process.exit(ok ? 0 : 1);
