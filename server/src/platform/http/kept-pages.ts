import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { House } from '../../house.ts';
import { packingOf } from './packing.ts';

/**
 * Whoever sends one of these may be answered otherwise than others: the first four are what a page looks at besides its
 * address and the packings that are taken, the others come with a body.
 */
const speaksOfItself = [
  ...['cookie', 'if-none-match', 'sec-gpc', 'dnt'],
  ...['content-length', 'transfer-encoding'],
];
/** A name and a port as everybody sends them; on what is none, the long way has its own word. */
const plainHost = /^[a-z\d-]+(\.[a-z\d-]+)*(:([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

/** What a page sends: its file below the built files, the bytes as they go out, and the pattern of the route that sends it. */
interface SentPage {
  file: string;
  bytes: Uint8Array;
  route: string;
}

/** A page as it is sent again: its headers as names and values in turn. */
interface KeptPage extends Omit<SentPage, 'file'> {
  headers: readonly string[];
}

const sentPages = new WeakMap<ServerResponse, SentPage>();

/** Tells what page an answer sends, so that `keepPages` may send it again. */
export function pageIsSent(c: Context, file: string, bytes: Uint8Array): void {
  const outgoing: ServerResponse | undefined = c.env?.outgoing;
  // A request made in a test has no socket.
  if (outgoing) sentPages.set(outgoing, { file, bytes, route: c.req.routePath });
}

/**
 * Answers out of memory who asks for a public page and says nothing of itself, as a first visitor does: what is sent is
 * what `longWay` has sent before, headers and bytes, but for the name of the request. One spelling of the address of a
 * page that was built is kept, in each packing, so that nobody can fill the memory. While the server ends, everybody
 * goes the long way.
 * @see docs/requirements.md#r-shared-trips
 */
export function keepPages(
  { figures, ending }: Pick<House, 'figures' | 'ending'>,
  longWay: RequestListener,
): RequestListener {
  const kept = new Map<string, KeptPage>();
  return (request, response) => {
    const begun = performance.now();
    const key = ending.aborted ? null : keyOf(request);
    const page = key === null ? undefined : kept.get(key);
    if (page) {
      response.writeHead(200, [...page.headers, 'x-request-id', randomUUID()]);
      response.end(page.bytes);
      const seconds = (performance.now() - begun) / 1000;
      figures.callAnswered({ method: 'GET', route: page.route, status: 200, seconds });
      return;
    }
    if (key !== null) {
      response.once('finish', () => {
        const sent = sentPages.get(response);
        if (sent?.file !== fileOf(request) || response.statusCode !== 200) return;
        if (!ending.aborted) kept.set(key, asKept(response, sent));
      });
    }
    longWay(request, response);
  };
}

/** By what an answer is kept; null where the caller may be answered otherwise than others. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || !plainHost.test(headers.host ?? '')) return null;
  if (speaksOfItself.some((name) => headers[name] !== undefined)) return null;
  return `${url} ${packingOf(headers['accept-encoding']?.toString())}`;
}

/** The file of the page that an address names in the spelling that we link to. */
function fileOf({ url = '' }: IncomingMessage): string {
  return `${url === '/' ? '' : url}/index.html`;
}

function asKept(response: ServerResponse, { bytes, route }: SentPage): KeptPage {
  const own = ['x-request-id', 'content-length'];
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !own.includes(name));
  const written = headers.flatMap(([name, value]) => [name, String(value)]);
  return { bytes, route, headers: [...written, 'content-length', String(bytes.length)] };
}
