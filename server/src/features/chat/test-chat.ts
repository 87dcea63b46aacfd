import type { AnswerDone } from '@pius/contracts/chat.ts';
import type { TestApp } from '../../test/harness.ts';

/** What came of a question: the events of an answer, or the code of a refusal. */
export interface PromptRequest {
  status: number;
  code: string | undefined;
  events: { event: string; data: unknown }[];
  /** All words of the answer. */
  text: string;
  done: AnswerDone;
  id: string | null;
  left: number;
}

/** Asks a question as anyone who has the cookie, and reads the answer to its end. */
export async function questionsOf(
  t: TestApp,
  cookie: string | undefined,
  question: string,
  language = 'en',
): Promise<PromptRequest> {
  const answer = await t.call('/functions/v1/ask-saint', {
    method: 'POST',
    body: { question, language },
    ...(cookie ? { cookie } : {}),
  });
  const body = await answer.text();
  const streamed = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const events = streamed ? eventsOf(body) : [];
  return {
    status: answer.status,
    code: streamed ? undefined : (JSON.parse(body) as { code?: string }).code,
    events,
    text: events
      .filter(({ event }) => event === 'text')
      .map(({ data }) => (data as { text: string }).text)
      .join(''),
    done: (events.at(-1)?.data ?? { source: 'none', citations: [] }) as AnswerDone,
    id: answer.headers.get('chat-answer-id'),
    left: Number(answer.headers.get('chat-questions-left')),
  };
}

function eventsOf(body: string): PromptRequest['events'] {
  return body
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }));
}
