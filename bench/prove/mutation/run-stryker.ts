import { Stryker } from '@stryker-mutator/core';
import type { Target } from './groups.ts';

/** A mutant as Stryker leaves it. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * Mutates one file, or some lines of it (`file.ts:10-20`), and runs its tests against each mutant, in a copy of the
 * project of which nothing but the rooms with code is made.
 */
export async function mutate(
  target: Target,
  lines: string,
  concurrency: number,
): Promise<Mutant[]> {
  // Not by Stryker's own `testFiles`, with which mutants of what is made once, while a file is read, stay asleep.
  process.env.MUTATION_TARGET = JSON.stringify(target);
  const stryker = new Stryker({
    mutate: [`${target.file}${lines}`],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'bench/prove/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    // A busy machine is slow, not wrong: only what never ends is to run into this. Loops end before, by their count.
    timeoutMS: 300_000,
    timeoutFactor: 3,
    tempDirName: '.proof/mutation-copy',
    ignorePatterns: [
      '*',
      '!domain/**',
      '!contracts/**',
      '!server/src/**',
      '!server/drizzle/**',
      '!server/package.json',
      '!scripts/testing/**',
      '!bench/prove/mutation/**',
      '!package.json',
      '!tsconfig.json',
    ],
    disableTypeChecks: false,
    reporters: [],
    logLevel: 'error' as never,
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
}
