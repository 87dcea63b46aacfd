import { request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

/** What came back. `status` 0 is a connection that was closed without a word. */
export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** So long a call may take before it counts as hanging, on however busy a machine. */
const timeout = 120_000;
const most = 2_000_000;

/**
 * Sends a request as it is, without tidying its path. A stream of events is left once it has begun.
 */
export function send(
  { method, target, headers, body }: FuzzRequest,
  { port, cookie }: { port: number; cookie: string | undefined },
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const path = target.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
    const call = request({
      ...{ host: '127.0.0.1', port, method, path, agent: false },
      headers: {
        ...(cookie ? { cookie } : {}),
        ...headers,
        ...(body ? { 'content-length': String(body.length) } : {}),
      },
    });
    const late = setTimeout(() => call.destroy(new Error('no answer')), timeout);
    const done = (answer: FuzzAnswer) => {
      clearTimeout(late);
      resolve(answer);
    };
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has answered and hung up may close before the rest of a body is written.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET')
        done({ status: 0, headers: {}, body: '' });
      else {
        clearTimeout(late);
        reject(new Error(`${method} ${target.slice(0, 200)}: ${error.message}`));
      }
    });
    call.on('response', (answer) => {
      let text = '';
      const entry = () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        if (text.length < most) text += piece;
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          entry();
          call.destroy();
        }
      });
      answer.on('end', entry);
      answer.on('error', entry);
    });
    call.end(body ?? undefined);
  });
}
