import { parseArgs } from 'node:util';
import { type Bench, endBench, startBench } from './server/bench.ts';
import { measureGrowth } from './server/growth.ts';
import { measureLoad } from './server/load.ts';
import { measureOverload } from './server/overload.ts';
import { measurePages, measureReads, measureSaves } from './server/ratios.ts';
import { printRow, type Row } from './server/row.ts';
import { measureStarts } from './server/start.ts';
import { measureStorm } from './server/storm.ts';

/*
 * What is promised of the server's speed (docs/requirements.md#r-speed): the product in production with every limit on
 * and its own database, beside baselines of the same run, in turns. It serves what `npm run build:web` made, and fails
 * below what is promised. Options: --parts=read,save,static,overload,growth,load,storm,start, and --short for a trial
 * whose figures say little.
 */
const measures: Record<string, (bench: Bench) => Promise<Row[]>> = {
  read: measureReads,
  save: measureSaves,
  static: measurePages,
  overload: measureOverload,
  growth: measureGrowth,
  load: measureLoad,
  storm: measureStorm,
  start: measureStarts,
};
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(measures).join() },
    short: { type: 'boolean', default: false },
  },
});
const bench = await startBench(values.short);
const rows: Row[] = [];
for (const part of values.parts.split(',')) {
  const measure = measures[part];
  if (!measure) throw new Error(`there is no part ${part}`);
  for (const row of await measure(bench)) {
    printRow(row);
    rows.push(row);
  }
}
await endBench(bench);
process.exit(rows.some(({ meets }) => meets === false) ? 1 : 0);
