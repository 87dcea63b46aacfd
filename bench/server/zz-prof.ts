import { startProduct } from './product.ts';
import { startBaseline } from './baseline.ts';
import { connectClient } from '../../server/src/db/client.ts';
import { seed, learners } from './seed.ts';
import { press } from './press.ts';
import { inTurns } from './asks.ts';
import { usageOf } from './usage.ts';
process.env.NODE_OPTIONS = process.env.PROF ? `--cpu-prof --cpu-prof-dir=${process.env.PROF}` : '';
const product = await startProduct();
process.env.NODE_OPTIONS = '';
const client = await connectClient({ connectionString: product.databaseUrl });
await seed(client, { families: 500, lessonsBegun: 10 });
const people = await learners(500);
const amount = Number(process.env.AMOUNT ?? 1500);
const names = (process.env.NAMES ?? 'map,lesson,quiz,page').split(',');
const baseline = await startBaseline(product.databaseUrl, Buffer.alloc(27000));
for (const name of names) {
  const ask = name === 'page' ? () => ({ path: '/', headers: { 'accept-encoding': 'gzip, br' } }) : inTurns(people, name as never);
  await press(product.app.url, ask, { connections: 8, amount: 600 });
  const a = await product.usage();
  const p = await press(product.app.url, ask, { connections: 8, amount });
  const b = await product.usage();
  console.log(name, JSON.stringify(p.statuses), p.perSecond.toFixed(0), 'server us/req', ((b.server.cpuSeconds - a.server.cpuSeconds) / amount * 1e6).toFixed(0), 'db us/req', ((b.database.cpuSeconds - a.database.cpuSeconds) / amount * 1e6).toFixed(0));
}
for (const [name, path] of [['map', '/read'], ['quiz', '/save']] as const) {
  const base = inTurns(people, name);
  const ask = (n: number) => ({ ...base(n), path });
  await press(baseline.url, ask, { connections: 8, amount: 600 });
  const pid = [(baseline as never as { pid: number }).pid];
  const a = usageOf(pid), da = await product.usage();
  const p = await press(baseline.url, ask, { connections: 8, amount });
  const b = usageOf(pid), db = await product.usage();
  console.log('baseline', path, JSON.stringify(p.statuses), p.perSecond.toFixed(0), 'us/req', ((b.cpuSeconds - a.cpuSeconds) / amount * 1e6).toFixed(0), 'db', ((db.database.cpuSeconds - da.database.cpuSeconds) / amount * 1e6).toFixed(0));
}
await client.end();
await baseline.end();
await product.end();
