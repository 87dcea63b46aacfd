import { answerDone, answerHeaders, answerText } from '@pius/contracts/chat.ts';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Answered } from './ask.ts';

/**
 * Streams an answer that has passed its check, as server-sent events: `text` sentence by sentence, then one `done`
 * (architecture.md "Fixed addresses"). What leaves is checked against the contract's strict schemas.
 */
export function streamAnswer(
  c: Context,
  { id, left, help, text, source, citations }: Answered,
): Response {
  c.header('cache-control', 'private, no-store');
  // A proxy before us is to hand each event on at once.
  c.header('x-accel-buffering', 'no');
  if (id !== null) c.header(answerHeaders.id, id);
  c.header(answerHeaders.left, String(left));
  const answer = streamSSE(c, async (stream) => {
    for (const part of partsOf(text)) {
      await stream.writeSSE({
        event: 'text',
        data: JSON.stringify(answerText.parse({ text: part })),
      });
    }
    await stream.writeSSE({
      event: 'done',
      data: JSON.stringify(answerDone.parse({ source, citations, help })),
    });
  });
  // Whether the connection stays is for who carries the answer to say: a caller that closes was told it is kept, and
  // what it sent next was refused.
  answer.headers.delete('connection');
  return answer;
}

/** A text in parts that join to it again: each sentence with the white space and the marks behind it. */
function partsOf(text: string): string[] {
  return text.match(/.+?(?:[.!?…]+[»”"’)]*\s*(?:\[\d+\]\s*)*(?=\s|$)\s*|$)/gsu) ?? [];
}
