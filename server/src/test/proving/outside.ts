import { says, startTestModel } from '../../features/chat/test-model.ts';
import { startTestSmtpServer } from '../../platform/mail/test-smtp-server.ts';
import { startMeta } from '../meta-stand-in.ts';
import { startStripe, stripeKeys } from '../stripe-stand-in.ts';
import { type Gate, openGate, type Weather } from './gate.ts';

/** Stand-ins for all that the server calls, each behind a gate. */
export interface Outside {
  /** What the server needs to find them. */
  settings: Record<string, string>;
  set(weather: Weather): Promise<void>;
  /** The ids of the e-mails and of the events that arrived, each as often as it did. */
  emails(): string[];
  events(): string[];
  close(): Promise<void>;
}

const portOf = (url: string) => Number(new URL(url).port);

/** Starts a chat model, Stripe, a mail server and Meta on this machine. They must be closed. */
export async function startOutside(): Promise<Outside> {
  const model = await startTestModel();
  model.play([says('God made us. [1]')]);
  const stripe = await startStripe(() => new Date());
  const mail = await startTestSmtpServer();
  const meta = await startMeta();
  const gates: Gate[] = [];
  for (const url of [model.baseUrl, stripe.url, mail.url, meta.url]) {
    gates.push(await openGate(portOf(url)));
  }
  const [modelPort, stripePort, mailPort, metaPort] = gates.map(({ port }) => port);
  const messageId = (raw: string) => /^message-id: (.+)$/im.exec(raw)?.[1]?.trim() ?? 'none';
  return {
    settings: {
      AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      AI_MODEL: 'stand-in',
      STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`,
      ...stripeKeys,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      META_PIXEL_ID: '123456789',
      META_ACCESS_TOKEN: 'stand-in',
      META_API_BASE: `http://127.0.0.1:${metaPort}`,
    },
    async set(weather) {
      for (const gate of gates) await gate.set(weather);
    },
    emails: () => mail.received.map(({ raw }) => messageId(raw)),
    events: () =>
      meta.calls.flatMap(({ body }) => body.data.map((event) => String(event.event_id))),
    async close() {
      for (const gate of gates) await gate.close();
      await Promise.all([model.close(), stripe.close(), mail.close(), meta.close()]);
    },
  };
}
