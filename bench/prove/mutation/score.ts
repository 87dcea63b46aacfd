import { relative } from 'node:path';
import type { Mutant } from './run-stryker.ts';

/** How many mutants of a file or a group came to what end. */
export interface Score {
  mutants: number;
  killed: number;
  survived: number;
  uncovered: number;
  timeouts: number;
  /** With these nothing can be tried: reading the file fails, or what a test begins with. */
  unrun: number;
  /** Per cent of the mutants that a test notices; those that cannot run or are left out with a reason do not count. */
  percent: number;
}

/** Adds up mutants: a mutant that never ends is noticed as well as one that a test fails for. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (...ends: Mutant['status'][]) =>
    mutants.filter(({ status }) => ends.includes(status)).length;
  const killed = count('Killed');
  const timeouts = count('Timeout');
  const survived = count('Survived');
  const uncovered = count('NoCoverage');
  const unrun = count('RuntimeError', 'CompileError');
  const all = killed + timeouts + survived + uncovered;
  const percent = all === 0 ? 0 : ((killed + timeouts) / all) * 100;
  return { mutants: all, killed, survived, uncovered, timeouts, unrun, percent };
}

/** Those that never ended: they count as noticed. */
export function endlessOf(mutants: readonly Mutant[]): Mutant[] {
  return mutants.filter(({ status }) => status === 'Timeout');
}

/** Those that no test noticed. */
export function unnoticedOf(mutants: readonly Mutant[]): Mutant[] {
  return mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
}

/** What is told of a mutant that no test failed for, in one line; one that never ended is told too, for it may only have been slow. */
export function lineOf({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const { line, column } = location.start;
  const place = `${relative(process.cwd(), fileName)}:${line}:${column}`;
  const ends: Partial<Record<Mutant['status'], string>> = {
    NoCoverage: 'not covered',
    Survived: 'survived',
    Timeout: 'never ended',
  };
  return `${place} ${ends[status]}: ${mutatorName} -> ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`;
}
