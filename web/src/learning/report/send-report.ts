import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import type { ReportSubject } from './report-dialog.tsx';

/**
 * What is wrong with a report, as codes of `errors.json`: with a field of it, or with sending it.
 */
export type ReportCodes = Partial<Record<'message' | 'email' | 'form', string>>;

/**
 * Sends a report of a mistake from the page that is open. It takes the key under which it is kept
 * once, what it is about and what was typed.
 * @returns What the server refused, or why it could not be reached; nothing where it has arrived.
 */
export async function sendReport(
  key: string,
  { lesson, entry, saint, language }: ReportSubject,
  { message, email }: { message: string; email: string },
): Promise<ReportCodes> {
  try {
    await call('POST /rest/v1/mistake-reports', {
      body: {
        key,
        lesson,
        entry,
        saint,
        language,
        page: window.location.pathname.slice(0, 200),
        message,
        email: email.trim() || undefined,
      },
    });
    return {};
  } catch (error) {
    if (!(error instanceof ApiError)) return { form: 'internal' };
    const { message: words, email: address } = error.fields ?? {};
    if (words || address) return { message: words, email: address };
    return { form: error.code };
  }
}
