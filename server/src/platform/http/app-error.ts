import type { ErrorCode } from '@pius/contracts/errors.ts';
import type { Language } from '@pius/domain/language.ts';

/** An answer that is not the one hoped for. Its code decides status and words; `fields` says what is wrong where in a form, `language` whose words they are where it is not the caller's to say. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly retryAfter: number | undefined;
  readonly language: Language | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, ErrorCode>;
      retryAfter?: number;
      language?: Language | null;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.language = more.language ?? undefined;
  }
}
