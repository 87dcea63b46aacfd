import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as Meta would have got it. */
export interface MetaCall {
  path: string;
  body: { data: Record<string, unknown>[]; access_token: string };
}

/** How the stand-in answers: as Meta does, with an error, never, with what is not true, or by sending elsewhere. */
export type MetaManner = 'takes' | 'errs' | 'hangs' | 'lies' | 'babbles' | 'sends elsewhere';

const takes = { events_received: 1, messages: [], fbtrace_id: 'x' };

/** Starts a server that stands in for Meta's Conversions API. */
export async function startMeta() {
  const calls: MetaCall[] = [];
  const meta = { manner: 'takes' as MetaManner, calls };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    calls.push({ path: request.url ?? '', body: JSON.parse(text) });
    answer(response, meta.manner);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(meta, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function answer(response: ServerResponse, manner: MetaManner): void {
  if (manner === 'hangs') return;
  if (manner === 'sends elsewhere') {
    response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
    return;
  }
  const status = manner === 'errs' ? 500 : 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  if (manner === 'takes') response.end(JSON.stringify(takes));
  else if (manner === 'lies') response.end(JSON.stringify({ ...takes, events_received: 0 }));
  else response.end('<h1>maria@example.org could not be processed</h1>');
}
