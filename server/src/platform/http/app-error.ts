import type { ErrorCode } from '@pius/contracts/errors.ts';

/** An answer that is not the one hoped for. Its code decides status and words; `fields` says what is wrong where in a form. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { fields?: Record<string, ErrorCode>; retryAfter?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}
