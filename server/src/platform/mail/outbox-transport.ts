import type { Logger } from 'pino';
import { pointOf } from './email-link.ts';
import type { Transport } from './transport.ts';

/**
 * The stand-in for e-mail: e-mails stay in the database. `print` gets a line for each with its link
 * or code; the log none.
 */
export function outboxTransport({
  log,
  print,
}: {
  log: Pick<Logger, 'info'>;
  print: ((line: string) => void) | undefined;
}): Transport {
  return {
    standIn: true,
    async send({ recipient, kind, subject, text }) {
      log.info({ kind }, 'a letter waits in the outbox');
      print?.(`Mail for ${recipient} (${subject}): ${pointOf(text)}`);
    },
    close() {},
  };
}
