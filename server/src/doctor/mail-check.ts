import type { Env } from '../env.ts';
import { isLoopback } from '../env.ts';
import { reasonOf } from '../platform/log/reason.ts';
import { greetSmtp, smtpTransport } from '../platform/mail/smtp-transport.ts';
import { type Finding, warning, well, wrong } from './finding.ts';

const about = 'mail';

/**
 * Whether the mail server lets us in: a conversation up to the point where an e-mail would begin,
 * or, with an address, one e-mail to it.
 */
export async function checkMail(env: Env, sendTo?: string): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = env;
  if (!smtpUrl) {
    if (!env.production) return [well(about, 'letters are kept and can be read at /outbox')];
    const todo = 'SMTP_URL names a mail server';
    return [warning(about, 'no letter is sent: MAIL=outbox keeps them in the database', todo)];
  }
  const { hostname } = new URL(smtpUrl);
  try {
    await greetSmtp(smtpUrl);
    if (sendTo !== undefined) await sendOne(smtpUrl, mailFrom, sendTo);
  } catch (error) {
    const { responseCode } = error as { responseCode?: number };
    const todo =
      responseCode === 535
        ? 'name or password in SMTP_URL is not right (write @ in them as %40, : as %3A, / as %2F)'
        : 'look at host, port and scheme in SMTP_URL, and whether a firewall lets this machine out to it';
    return [wrong(about, `${hostname} does not take letters from us (${reasonOf(error)})`, todo)];
  }
  const took = sendTo === undefined ? 'lets us in' : `took a letter to ${sendTo}`;
  return [well(about, `${hostname} ${took}`), ...doubts(env, new URL(smtpUrl))];
}

function doubts({ production, mailFrom }: Env, address: URL): Finding[] {
  const findings: Finding[] = [];
  const bare = address.protocol === 'smtp:' && !isLoopback(address.hostname);
  if (bare && address.searchParams.get('requireTLS') === 'false') {
    const todo = 'write smtps:// in SMTP_URL, or take ?requireTLS=false out of it';
    findings.push(warning(about, 'letters and password may travel unencrypted', todo));
  }
  if (production && /@localhost\b/.test(mailFrom)) {
    const todo = 'MAIL_FROM is an address of a domain that signs its letters (DKIM)';
    findings.push(warning(about, `letters come from ${mailFrom}`, todo));
  }
  return findings;
}

async function sendOne(url: string, from: string, recipient: string): Promise<void> {
  const transport = smtpTransport({ url, from });
  const text = 'This letter was sent by "npm run doctor". Letters of the site take the same way.';
  const email = { id: `doctor-${Date.now()}`, kind: 'doctor', stopLink: null };
  try {
    await transport.send(
      {
        ...email,
        recipient,
        subject: 'Saint Pius X Quest: a trial',
        html: `<p>${text}</p>`,
        text,
      },
      AbortSignal.timeout(60_000),
    );
  } finally {
    transport.close();
  }
}
