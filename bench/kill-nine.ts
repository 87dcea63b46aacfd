import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../server/src/test/kill-nine.ts';

const rounds = Number(process.argv[2] ?? 50);
const dataDir = mkdtempSync(join(tmpdir(), 'quest-kill-'));
const report = await killRounds(dataDir, rounds, Math.random);
await rm(dataDir, { recursive: true, force: true });
const sorted = report.starts.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
console.log(`kills ${report.rounds}, acknowledged ${report.acknowledged}, lost ${report.lost}`);
console.log(`orders ${report.orders}, lost ${report.lostOrders}`);
console.log(`start after a kill: median ${at(0.5)} ms, worst ${at(1)} ms`);
process.exit(report.lost + report.lostOrders === 0 && report.acknowledged > 0 ? 0 : 1);
