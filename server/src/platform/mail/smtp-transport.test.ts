import { afterAll, beforeAll, expect, test } from 'vitest';
import { greetSmtp, smtpTransport } from './smtp-transport.ts';
import { startTestSmtpServer, type TestSmtpServer } from './test-smtp-server.ts';

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startTestSmtpServer();
});
afterAll(() => smtp.close());

/** The same server, by a name that is not known to be this machine's own. */
const elsewhere = () => smtp.url.replace('127.0.0.1', '0.0.0.0');
const email = {
  ...{ id: 'one', kind: 'password-reset', recipient: 'a@example.org', subject: 'A link' },
  ...{ html: '<p>secret</p>', text: 'secret', stopLink: null },
};

test('a mail server on another machine that knows no TLS gets no e-mail', async () => {
  const transport = smtpTransport({ url: elsewhere(), from: 'quest@quest.example' });
  await expect(transport.send(email, AbortSignal.timeout(10_000))).rejects.toThrow();
  await expect(greetSmtp(elsewhere())).rejects.toThrow();
  transport.close();
  expect(smtp.received).toEqual([]);
});

test('it gets them where the operator says so, and one on this machine gets them anyway', async () => {
  for (const url of [`${elsewhere()}&requireTLS=false`, smtp.url]) {
    const transport = smtpTransport({ url, from: 'quest@quest.example' });
    await transport.send(email, AbortSignal.timeout(10_000));
    transport.close();
  }
  expect(smtp.received).toHaveLength(2);
});
