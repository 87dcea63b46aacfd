import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DatedResult, SavedResult, WholeRun } from './results.ts';

const file = fileURLToPath(new URL('../../docs/proof.md', import.meta.url));
const colour = ({ ok }: { ok: boolean }) => (ok ? 'green' : 'red');
/** A time as the table tells it. */
export const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

/** The head of the table as it grows at the terminal. */
export function headOf(): string {
  return 'promise | what was run | count | time | result';
}

/** A row of it. */
export function lineOf(result: SavedResult): string {
  const { promise, what, count, seconds } = result;
  return `${promise.padEnd(7)} | ${what} | ${count} | ${minutes(seconds)} | ${colour(result)}`;
}

/**
 * Writes docs/proof.md from the results that are kept; nothing is run for it, and a short form is
 * named as one.
 */
export async function writeProof(
  results: readonly DatedResult[],
  whole: WholeRun | null,
): Promise<void> {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = results.map((result) => {
    const { promise, what, seconds = 0, scale = 1, command, date } = result;
    const count = [result.count, result.result]
      .filter((described) => described !== undefined)
      .join(': ');
    const short = scale < 1 ? ` (a short form, ${scale} of the whole)` : '';
    const cells = [promise, what + short, count, minutes(seconds), date.slice(0, 10)];
    return `| ${[...cells, `\`${command}\``, colour(result)].map(cell).join(' | ')} |`;
  });
  const machines = new Set(
    results.flatMap(({ machine }) =>
      machine
        ? `${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node.js ${machine.node}, PostgreSQL ${machine.postgresql}`
        : [],
    ),
  );
  const red = results.filter(({ ok }) => !ok).length;
  const took =
    whole?.scale === 1
      ? ` The last \`npm run prove\` of all its rows ended on ${whole.date.slice(0, 10)} after ${minutes(whole.seconds)}, some rows side by side.`
      : '';
  const text = [
    '# What was proved, and when',
    '',
    'Each row is a promise of [requirements.md](requirements.md), which names its row, and what was done to break it. `npm run prove` runs them, `npm run prove:soak` and `npm run prove:mutation` add theirs, and `npm run prove -- --write` writes this page from the last result of each. How the other promises are tested stands in the tests.',
    '',
    `${results.length - red} green, ${red} red.${took} Machine: ${[...machines].join('; ')}.`,
    '',
    '| promise | what was run | count | time | date | command | result |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ];
  await writeFile(file, text.join('\n'));
  console.log(`${results.length} rows are written to docs/proof.md`);
}
