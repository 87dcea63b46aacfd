import { parseArgs } from 'node:util';
import { endBench, startBench } from './server/bench.ts';
import { measurePages, measureReads, measureSaves } from './server/ratios.ts';
import { printRow, type Row } from './server/row.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'read,save,static' },
    short: { type: 'boolean', default: false },
  },
});
const parts = { read: measureReads, save: measureSaves, static: measurePages };
const bench = await startBench(values.short);
const rows: Row[] = [];
for (const part of values.parts.split(',')) {
  for (const row of await parts[part as keyof typeof parts](bench)) {
    printRow(row);
    rows.push(row);
  }
}
await endBench(bench);
process.exit(rows.some(({ meets }) => meets === false) ? 1 : 0);
