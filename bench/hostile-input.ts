import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAdultPassword, passwordMax } from '../domain/src/account/password.ts';
import { pages } from '../server/src/platform/http/pages.ts';

const most = 20;
const rounds = 51;

/** Milliseconds of the median run. */
async function median(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[rounds >> 1] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'quest-hostile-'));
writeFileSync(join(folder, '__spa-fallback.html'), '');
const app = pages(folder, 'http://localhost:3000');
const ordinaryPassword = 'wq7v'.repeat(passwordMax / 4);
const ordinaryPath = `/x${'y'.repeat(15_000)}x`;
const pairs: [string, () => unknown, () => unknown][] = [
  ...['piusx', 'pius', 'st', 'catechisme', 'saintpiusx'].map(
    (word): [string, () => unknown, () => unknown] => {
      const hostile = `${word.repeat(Math.floor((passwordMax - 1) / word.length))}z`;
      return [word, () => checkAdultPassword(hostile), () => checkAdultPassword(ordinaryPassword)];
    },
  ),
  ['slashes', () => app.request(`/x${'/'.repeat(15_000)}x`), () => app.request(ordinaryPath)],
];
let failed = 0;
for (const [name, hostile, ordinary] of pairs) {
  const ratio = (await median(hostile)) / (await median(ordinary));
  if (ratio > most) failed += 1;
  console.log(`${name}: ${ratio.toFixed(1)}x an ordinary text of the same length`);
}
rmSync(folder, { recursive: true });
process.exit(failed === 0 ? 0 : 1);
