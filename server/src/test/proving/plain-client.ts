import { Agent, request } from 'node:http';

/** An answer, and whether the call had to be sent a second time. */
export interface PlainAnswer {
  status: number;
  text: string;
  again: boolean;
}

interface PlainCall {
  method: 'GET' | 'POST';
  cookie: string;
  body?: string;
}

/** Calls without a pool in between, so that it is known what was sent again. */
export interface PlainClient {
  call(url: string, call: PlainCall): Promise<PlainAnswer>;
  close(): void;
}

class Refused extends Error {
  readonly reused: boolean;
  constructor(cause: Error, reused: boolean) {
    super(cause.message, { cause });
    this.reused = reused;
  }
}

function once(url: string, { method, cookie, body }: PlainCall, agent: Agent | false) {
  return new Promise<Omit<PlainAnswer, 'again'>>((resolve, reject) => {
    const headers: Record<string, string> = { cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const requested = request(url, { method, headers, agent }, async (answer) => {
      let text = '';
      try {
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, text });
      } catch (error) {
        reject(new Refused(error as Error, false));
      }
    });
    requested.on('error', (error) => reject(new Refused(error, requested.reusedSocket)));
    requested.end(body);
  });
}

/**
 * Makes a client. With `reusesConnections` it uses a connection for many calls, and sends a call
 * again where one that was used before is closed under it: browsers and nginx do so (RFC 9112,
 * 9.3.1). Otherwise each call has a connection of its own and is sent once, whatever happens.
 */
export function plainClient(reusesConnections: boolean): PlainClient {
  const agent = reusesConnections ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
  return {
    async call(url, call) {
      try {
        return { ...(await once(url, call, agent)), again: false };
      } catch (error) {
        if (!(error instanceof Refused && error.reused)) {
          return { status: 0, text: String(error), again: false };
        }
        return once(url, call, false).then(
          (answer) => ({ ...answer, again: true }),
          (cause) => ({ status: 0, text: String(cause), again: true }),
        );
      }
    },
    close() {
      if (agent) agent.destroy();
    },
  };
}
