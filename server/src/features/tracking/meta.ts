import { z } from 'zod';
import type { MetaEvent } from '../../db/tables/tracking.ts';
import type { MetaSettings } from '../../env-services.ts';

const version = 'v24.0';
/** How long Meta may take to answer, in milliseconds, and how long its answer may be. */
const longestWait = 10_000;
const mostLetters = 64 * 1024;

/** Thrown where Meta has not taken an event; it names only what kind of failure it was. */
export class NotTaken extends Error {
  override name = 'NotTaken';
}

const taken = z.object({ events_received: z.literal(1) });

/**
 * Sends one event to Meta's Conversions API. Throws `NotTaken` unless Meta says itself that it took it: no answer in
 * time, a redirect, an error, or an answer that says something else. The token goes in the body, never in an address.
 */
export async function sendToMeta(
  { apiBase, pixelId, accessToken }: MetaSettings,
  event: MetaEvent,
  signal: AbortSignal,
  milliseconds = longestWait,
): Promise<void> {
  const answer = await ask(
    `${apiBase}/${version}/${pixelId}/events`,
    JSON.stringify({ data: [event], access_token: accessToken }),
    AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
  );
  if (!taken.safeParse(answer).success) throw new NotTaken('another answer');
}

/** Meta's own words may repeat what was sent: of an error only its kind or status is told. */
async function ask(address: string, body: string, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  let answer: Response;
  try {
    answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
  } catch {
    throw new NotTaken(signal.aborted ? 'no answer in time' : 'no connection');
  }
  if (!answer.ok) {
    await answer.body?.cancel().catch(() => undefined);
    throw new NotTaken(`status ${answer.status}`);
  }
  try {
    return JSON.parse(await shortText(answer));
  } catch {
    throw new NotTaken(signal.aborted ? 'no answer in time' : 'another answer');
  }
}

async function shortText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > mostLetters) throw new NotTaken('an endless answer');
  }
  return text;
}
