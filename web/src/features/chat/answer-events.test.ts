import { expect, it } from 'vitest';
import { type AnswerEvent, answerEvents } from './answer-events.ts';

const text = 'event: text\ndata: {"text":"Prayer is lifting the heart to God. [1]"}\n\n';
const done =
  'event: done\ndata: {"source":"catechism","citations":[{"id":"what-prayer-is","question":"What is prayer?","lesson":"3-1"}]}\n\n';

async function read(chunks: Uint8Array[]): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const event of answerEvents(stream)) events.push(event);
  return events;
}

const bytes = (words: string) => new TextEncoder().encode(words);

it('words and sources are read in the order they come', async () => {
  expect(await read([bytes(text + done)])).toEqual([
    { kind: 'text', text: 'Prayer is lifting the heart to God. [1]' },
    {
      kind: 'done',
      done: {
        source: 'catechism',
        citations: [{ id: 'what-prayer-is', question: 'What is prayer?', lesson: '3-1' }],
      },
    },
  ]);
});

it('an answer may be cut anywhere on its way, within a letter too', async () => {
  const whole = bytes('event: text\r\ndata: {"text":"La prière élève l’âme."}\r\n\r\n');
  const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect(await read(pieces)).toEqual([{ kind: 'text', text: 'La prière élève l’âme.' }]);
});

it('what keeps the line open and events of other names are passed over', async () => {
  expect(await read([bytes(`: still here\n\nevent: ping\ndata: {}\n\n${text}`)])).toHaveLength(1);
});

it('an event that is no answer is a fault', async () => {
  await expect(read([bytes('event: text\ndata: <html>\n\n')])).rejects.toThrow();
  await expect(read([bytes('event: text\ndata: {"text":7}\n\n')])).rejects.toThrow(TypeError);
});

it('an event that is not whole when the stream ends is still read, and half a one is a fault', async () => {
  expect(await read([bytes(text.trimEnd())])).toHaveLength(1);
  await expect(read([bytes(text.slice(0, -20))])).rejects.toThrow();
});
