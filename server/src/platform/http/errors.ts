import { type ErrorCode, errorStatus } from '@pius/contracts/errors.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../../app-context.ts';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import { noteRefusal } from '../log/security-events.ts';
import type { FailedSignIn } from '../metrics/create-metrics.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './language-of.ts';

/** Answers `{ code, message }` with the code's status, the message in the language asked for. */
export function errorAnswer(
  c: Context,
  ctx: Pick<AppContext, 'messages'>,
  error: AppError,
): Response {
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
  // What is left of such a body is not read: the next call could not use this connection.
  if (error.code === 'too_large') c.header('connection', 'close');
  c.header('cache-control', 'no-store');
  const answer = {
    code: error.code,
    message: ctx.messages.of(error.code, error.language ?? languageOf(c)),
    ...(error.fields ? { fields: error.fields } : {}),
  };
  return c.json(answer, errorStatus[error.code] as ContentfulStatusCode);
}

/** The codes by which somebody is not let in, and what they gave. */
const failedSignIns: Partial<Record<ErrorCode, FailedSignIn>> = {
  invalid_credentials: 'password',
  code_invalid: 'code',
  second_factor_wrong: 'second factor',
};

/**
 * Seconds after which who met with no database may come again: it starts, or its replica takes
 * over.
 */
const comeAgain = 5;

/**
 * Turns whatever a handler threw into an answer. A refusal is noted; what was not foreseen is
 * logged, and the caller is told no detail but whether it will pass.
 */
export function onError(ctx: AppContext) {
  return (error: Error, c: Context): Response => {
    if (error instanceof AppError) {
      const by = failedSignIns[error.code];
      if (by) ctx.metrics.signInFailed(by);
      noteRefusal(c, ctx, error.code);
      return errorAnswer(c, ctx, error);
    }
    if (error instanceof HTTPException) return errorAnswer(c, ctx, new AppError(codeOf(error)));
    ctx.log.error({ err: error, method: c.req.method, path: c.req.routePath }, 'a call failed');
    const passes = isDatabaseUnavailable(error);
    const answer = passes
      ? new AppError('service_unavailable', { retryAfter: comeAgain })
      : new AppError('internal');
    return errorAnswer(c, ctx, answer);
  };
}

function codeOf(error: HTTPException): ErrorCode {
  if (error.status === 413) return 'too_large';
  return error.status === 404 ? 'not_found' : 'invalid_input';
}
