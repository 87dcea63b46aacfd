interface ErrorDetails {
  fields?: Record<string, string>;
  retryAfter?: number | null;
}

/** An answer that is not a success, or no answer at all (`network_offline`, status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** A key of `errors.json`. */
  readonly code: string;
  /** For a form: which field, and the code of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until the next try is taken, where the server says so (`too_many_requests`). */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { fields = {}, retryAfter = null }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
