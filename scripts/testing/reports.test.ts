import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest } from './reports.ts';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'saint-pius-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function vitest(numPassedTests: number, numFailedTests: number, numPendingTests = 0): string {
  return report({ numPassedTests, numFailedTests, numPendingTests });
}

describe('the outcome of a step', () => {
  test('a check counts as one, passed or failed', () => {
    expect(outcomeOfCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(outcomeOfCheck(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('each test of a vitest run counts', () => {
    expect(outcomeOfVitest(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2 });
  });

  test('a run in which every test passed but which ended badly has failed', () => {
    expect(outcomeOfVitest(vitest(7, 0), 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  test('a run of no test has failed', () => {
    expect(outcomeOfVitest(vitest(0, 0), 0)).toEqual({
      passed: 0,
      failed: 1,
      note: 'ran no test',
    });
  });

  test('tests left out are told', () => {
    expect(outcomeOfVitest(vitest(7, 0, 3), 0)).toMatchObject({ failed: 0, note: '3 left out' });
  });

  test('a run that ended before it wrote its report has failed', () => {
    expect(outcomeOfVitest('no-such-report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a journey that passed only sometimes has failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
    expect(outcomeOfPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 2 });
  });
});
