import { expect, it } from 'vitest';
import { checkReport, longestReport } from './mistake-report.ts';

it.each([
  [{ message: 'A word is wrong.' }, {}],
  [{ message: 'A word is wrong.', email: '' }, {}],
  [{ message: 'A word is wrong.', email: ' anna@example.org ' }, {}],
  [{ message: ' \n' }, { message: 'report_empty' }],
  [{ message: 'a'.repeat(longestReport) }, {}],
  [{ message: 'a'.repeat(longestReport + 1) }, { message: 'report_too_long' }],
  [
    { message: '', email: 'anna' },
    { message: 'report_empty', email: 'email_invalid' },
  ],
])('of %j is wrong: %j', (report, faults) => {
  expect(checkReport(report)).toEqual(faults);
});
