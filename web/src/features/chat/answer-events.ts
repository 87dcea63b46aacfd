import type { AnswerDone } from '@pius/contracts/chat.ts';

/** What an answer is made of as it comes: some of its words, and at its end where they come from. */
export type AnswerEvent = { kind: 'text'; text: string } | { kind: 'done'; done: AnswerDone };

/**
 * Reads the server-sent events of an answer as they arrive. Events of other names are passed over. Throws where the
 * stream breaks, or holds what is no answer.
 */
export async function* answerEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const blocks = (rest + decoder.decode(value, { stream: !done })).split(/\r\n\r\n|\n\n/);
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One event out of its lines, or null for one that is none of ours. */
function readEvent(block: string): AnswerEvent | null {
  const lines = block.split(/\r?\n/).map((line) => /^([^:]*): ?(.*)$/.exec(line));
  const valuesOf = (field: string) =>
    lines.flatMap((line) => (line?.[1] === field ? [line[2] ?? ''] : []));
  const [name] = valuesOf('event');
  if (name !== 'text' && name !== 'done') return null;
  const data: unknown = JSON.parse(valuesOf('data').join('\n'));
  if (name === 'done') return { kind: 'done', done: data as AnswerDone };
  const { text } = data as { text?: unknown };
  if (typeof text !== 'string') throw new TypeError('The event holds no text.');
  return { kind: 'text', text };
}
