import { fileURLToPath } from 'node:url';
import { errorStatus } from '@pius/contracts/errors.ts';
import type { FuzzAnswer } from './send.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const statuses: Record<string, number> = errorStatus;

/**
 * What tells a stranger how the server is made: where it lies, what it runs, what it asked of its
 * database.
 */
const inward = [
  /\n\s+at \S.*:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\//,
  /\.(ts|mjs|cjs):\d+/,
  /\/(tmp|home|srv|root|var)\/[\w.-]+/,
  /\b(select|insert into|delete from) "?\w+"? .*\b(from|values|where)\b/i,
  /relation "|column "|syntax error at|duplicate key value|violates .* constraint|invalid input syntax/,
  /drizzle|postgres|better-auth|ZodError|TypeError|SyntaxError|ECONN|ENOENT/i,
];

/**
 * What is wrong with an answer; null is nothing. Input: whether its path is the API's, and where
 * the server keeps its data.
 */
export function faultOf(answer: FuzzAnswer, ofApi: boolean, dataDir: string): string | null {
  const { status, headers, body } = answer;
  if (status === 0) return 'hung up without an answer';
  const type = String(headers['content-type'] ?? '');
  if (body.includes(root) || body.includes(dataDir)) return 'tells where the server lies';
  if (status < 400)
    return headers['x-content-type-options'] === 'nosniff' ? null : 'may be sniffed';
  const leak = inward.find((pattern) => pattern.test(body));
  if (leak) return `leaks ${leak}: ${body.slice(0, 300)}`;
  if (!ofApi) return status < 500 ? null : `status ${status}`;
  if (body === '')
    return status === 404 || status === 405 || status < 500 ? null : `status ${status}`;
  if (!type.startsWith('application/json')) return `an error as ${type}: ${body.slice(0, 200)}`;
  const { code, message, ...more } = JSON.parse(body) as Record<string, unknown>;
  if (typeof code !== 'string' || statuses[code] !== status)
    return `${status} with ${String(code)}`;
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (typeof message !== 'string' || message === '') return 'an error without words';
  const further = Object.keys(more).filter((name) => name !== 'fields');
  return further.length > 0 ? `an error with ${further.join(', ')}` : null;
}
