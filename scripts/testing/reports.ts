import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a step passed and failed, and a word about it for the closing table. */
export interface Outcome {
  passed: number;
  failed: number;
  note?: string;
}

/** The outcome of a step that is one check, from its exit code. */
export function outcomeOfCheck(exitCode: number): Outcome {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The outcome of a vitest run.
 *
 * @param file the report of vitest's JSON reporter
 * @param exitCode vitest's exit code
 */
export function outcomeOfVitest(file: string, exitCode: number): Outcome {
  const report = readReport(file) as
    | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
    | undefined;
  if (!report) return { passed: 0, failed: 1, note: 'ended without a report' };
  return outcomeOfTests(
    report.numPassedTests,
    report.numFailedTests,
    report.numPendingTests,
    exitCode,
  );
}

/**
 * The outcome of a Playwright run.
 *
 * @param file the report of Playwright's JSON reporter
 * @param exitCode Playwright's exit code
 */
export function outcomeOfPlaywright(file: string, exitCode: number): Outcome {
  const report = readReport(file) as
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    | undefined;
  if (!report) return { passed: 0, failed: 1, note: 'ended without a report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return outcomeOfTests(expected, unexpected + flaky, skipped, exitCode);
}

/** A run that fails as a whole, or runs no test, counts as one failure even if no test failed. */
function outcomeOfTests(
  passed: number,
  failedTests: number,
  leftOut: number,
  exitCode: number,
): Outcome {
  const ranNone = passed + failedTests === 0;
  const failedAsAWhole = failedTests === 0 && (exitCode !== 0 || ranNone);
  const notes = [
    ranNone && 'ran no test',
    !ranNone && failedAsAWhole && 'failed outside its tests',
    leftOut > 0 && `${leftOut} left out`,
  ].filter((note) => note !== false);
  return {
    passed,
    failed: failedAsAWhole ? 1 : failedTests,
    ...(notes.length > 0 && { note: notes.join(', ') }),
  };
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
