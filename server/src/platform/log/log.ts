import { type DestinationStream, type Logger, pino } from 'pino';
import { requestOfLine } from './request-id.ts';

/**
 * The server's log: one JSON object a line, on standard error, so that standard output stays for people.
 * No names, e-mails, answers or tokens are ever given to it; what could carry them is cut here once more. A line that
 * is written for a call names that call.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      serializers: { err: withoutValues },
      mixin: requestOfLine,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'email',
          'password',
          'token',
          'cookie',
          'authorization',
          '*.email',
          '*.password',
          '*.token',
          '*.parameters',
          'err.params',
          'err.query',
        ],
        remove: true,
      },
    },
    destination,
  );
}

/** A failed query's message repeats its parameters, which may be a child's words: only the database's own reason stays. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'unknown' };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isQuery = 'query' in error && 'params' in error;
  const code =
    (cause && 'code' in cause && cause.code) || ('code' in error && error.code) || undefined;
  return {
    type: error.name,
    message: isQuery ? `query failed: ${cause?.name ?? 'unknown'}` : error.message,
    code,
    stack: isQuery ? cause?.stack?.split('\n').slice(1).join('\n') : error.stack,
  };
}
