import { isEmail } from '../account/login-name.ts';

/** The longest account of a mistake: a page of writing. */
export const longestReport = 2000;

/** Why a report of a mistake cannot be kept: the code of the message, by field. */
export type ReportFaults = Partial<{
  message: 'report_empty' | 'report_too_long';
  email: 'email_invalid';
}>;

/**
 * What is wrong with a report of a mistake: words there must be, 2,000 letters of them at most; an address is a
 * reader's choice and must be one where it is given.
 * @see docs/requirements.md#r-mistake-report
 */
export function checkReport(report: { message: string; email?: string | undefined }): ReportFaults {
  const faults: ReportFaults = {};
  const message = report.message.trim();
  if (message === '') faults.message = 'report_empty';
  else if (message.length > longestReport) faults.message = 'report_too_long';
  const email = (report.email ?? '').trim();
  if (email !== '' && !isEmail(email)) faults.email = 'email_invalid';
  return faults;
}
