import { createTransport } from 'nodemailer';
import { isLoopback } from '../../env.ts';
import type { Transport } from './transport.ts';

const second = 1000;
const longestSend = 60 * second;

/**
 * A mail server that does not answer is let go of in good time; `SMTP_URL` may say otherwise, as
 * `?socketTimeout=5000`.
 */
const timeout = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/**
 * How a mail server is spoken to. One on another machine gets e-mails and the password over TLS
 * only (ASVS 12.3.1); `?requireTLS=false` in `SMTP_URL` says otherwise.
 */
function connectionTo(url: string) {
  return { url, ...timeout, requireTLS: !isLoopback(new URL(url).hostname) };
}

/**
 * Speaks with a mail server up to the point where an e-mail would begin. Throws where it does not
 * let us in.
 */
export async function greetSmtp(url: string): Promise<void> {
  const transporter = createTransport(connectionTo(url));
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

/**
 * Sends e-mails by SMTP, each over a connection of its own.
 * @param options - The address of the server, and the sender.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const transporter = createTransport(
    { ...connectionTo(url), maxRecipients: 1, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return {
    standIn: false,
    async send({ id, recipient, subject, html, text, stopLink }, signal) {
      await transporter.sendMail({
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        // The same for every try: where a server took an e-mail but could not say so, mailboxes see one e-mail.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...headersToStop(stopLink) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestSend)]),
      });
    },
    close: () => transporter.close(),
  };
}

/** What lets a mail program stop such e-mails by one press, without a page (RFC 2369, RFC 8058). */
function headersToStop(link: string | null): Record<string, string> {
  if (link === null) return {};
  return {
    'list-unsubscribe': `<${link}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}
