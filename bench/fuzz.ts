// `npm run fuzz`: every operation of the API under hostile calls. `npm run fuzz -- 500 12` sends 500 of each, by the seed 12.
import { startVitest } from 'vitest/node';
import type {} from '../server/src/test/fuzz/fuzz.ts';

const runs = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
console.log(`${runs} calls of each operation, seed ${seed}`);
const provide = { fuzz: { runs, seed } };
const tests = await startVitest('test', ['server/src/test/fuzz'], { run: true, provide });
await tests.close();
