import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * How the server treats an e-mail: takes it, refuses its recipient, says no more, or hangs up in
 * the middle.
 */
export type Manners = 'take' | 'refuse' | 'hang' | 'hang up';

/** An e-mail as it came over the wire. */
export interface ReceivedEmail {
  recipients: string[];
  raw: string;
}

/** A mail server on this machine. */
export interface TestSmtpServer {
  /** For `SMTP_URL`, with a short patience. */
  url: string;
  received: ReceivedEmail[];
  /** Conversations that reached an e-mail's text or were refused before it. */
  tries: number;
  manners: Manners;
  close(): Promise<void>;
}

/** Starts a mail server that speaks real SMTP on a free port of the loopback address. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo(_address, _session, callback) {
      if (self.manners !== 'refuse') return callback();
      self.tries += 1;
      callback(Object.assign(new Error('Not here, not now'), { responseCode: 451 }));
    },
    async onData(stream, session, callback) {
      // Decided as the text begins: a test may change its manners while the text is still coming.
      const { manners } = self;
      self.tries += 1;
      if (manners === 'hang up') {
        for (const connection of server.connections) connection.close();
        return;
      }
      const raw = await text(stream).catch(() => null);
      const clientHungUp = raw === null;
      if (clientHungUp || manners === 'hang') return;
      self.received.push({
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw,
      });
      callback();
    },
  });
  // A client that hangs up is no failure of the test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const self: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}?socketTimeout=1500&greetingTimeout=1500`,
    received: [],
    tries: 0,
    manners: 'take',
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return self;
}

/**
 * The readable part of an e-mail of one type (`text/plain`, `text/html`), out of its transfer
 * encoding.
 */
export function partOf({ raw }: ReceivedEmail, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part =
    raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
