import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { outcomeOfVitest } from '../../scripts/testing/reports.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow } from './row.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of the suite that prove a promise when they are run at full size. */
interface TestsOfPromise {
  promise: string;
  what: string;
  /** The files, from the project's folder. */
  files: string[];
  /** A pattern of the titles that belong to the promise; all of the files unless told. */
  titles?: string;
  /** What has to have been done at full scale, by the word it is told with. */
  least: Record<string, number>;
}

/** What the tests told of, added up by their words. */
function countsIn(file: string): Map<string, number> {
  const counts = new Map<string, number>();
  if (!existsSync(file)) return counts;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { count, what } = JSON.parse(line) as { count: number; what: string };
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return counts;
}

/**
 * A row that runs tests of the suite, larger than `npm test` does. It is red where one fails, none
 * ran, or too little was done.
 */
export function rowOfTests({ promise, what, files, titles, least }: TestsOfPromise): ProofRow {
  return {
    promise,
    what,
    run: ({ scale }) =>
      withDataFolder(async (folder) => {
        const [counted, report] = [join(folder, 'counts'), join(folder, 'report.json')];
        const args = ['run', ...files, '--reporter=default', '--reporter=json'];
        args.push(`--outputFile.json=${report}`, ...(titles ? ['-t', titles] : []));
        const vitest = spawn(join(root, 'node_modules/.bin/vitest'), args, {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, PROOF_SCALE: String(scale), PROOF_COUNTS: counted },
        });
        const said: string[] = [];
        vitest.stdout.on('data', (chunk) => said.push(String(chunk)));
        vitest.stderr.on('data', (chunk) => said.push(String(chunk)));
        const [code] = await once(vitest, 'close');
        const { passed, failed } = outcomeOfVitest(report, code ?? 1);
        const counts = countsIn(counted);
        const short = Object.entries(least).flatMap(([word, whole]) => {
          const requested = Math.floor(whole * Math.min(1, scale));
          const done = counts.get(word) ?? 0;
          return done >= Math.max(1, requested) ? [] : [`${done} ${word}, not ${requested}`];
        });
        const described = [...counts].map(([word, count]) => `${formatNumber(count)} ${word}`);
        const words = stripVTControlCharacters(said.join(''));
        return {
          count: [...described, `${passed} tests`].join(', '),
          ok: failed === 0 && passed > 0 && short.length === 0,
          notes: [...short, ...(failed > 0 ? [words.slice(-4000)] : [])],
        };
      }),
  };
}
