import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** Headers as they are sent, each by its name. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/**
 * Gives an answer that is made already further headers. They are handed to the socket's own answer where there is one:
 * set on the answer of the Fetch API each would be checked and sorted again for every call, and Hono's own `c.header`
 * would turn a text that is ready to be sent into a stream.
 * @see docs/requirements.md#r-shared-trips
 */
export function addHeaders(c: Context, headers: HeaderList): void {
  const outgoing: ServerResponse | undefined = c.env?.outgoing;
  // A request made in a test has no socket.
  if (outgoing) for (const [name, value] of headers) outgoing.setHeader(name, value);
  else for (const [name, value] of headers) c.res.headers.set(name, value);
}

/** Whether who called has hung up. */
export function hasGone(c: Context): boolean {
  const outgoing: ServerResponse | undefined = c.env?.outgoing;
  return outgoing?.destroyed === true;
}
