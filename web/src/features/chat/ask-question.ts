import type { AnswerDone, answerHeaders } from '@pius/contracts/chat.ts';
import type { Language } from '@pius/domain/language.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { sendForAnswer } from '@/ui/api/send.ts';
import { answerEvents } from './answer-events.ts';

/** The names of the contract, whose types alone reach the browser. */
const headers: typeof answerHeaders = { id: 'chat-answer-id', left: 'chat-questions-left' };

/** After how long without its end an answer counts as lost, in milliseconds. */
const longestAnswer = 60_000;

/** What the server says of an answer before its words. */
export interface AnswerHead {
  /** By which it is kept; null where it is not. */
  id: string | null;
  /** How many questions are left today; null where that is not told. */
  left: number | null;
}

/** Hears of an answer as it comes. */
export interface AnswerHearer {
  /** Who asks; the server refuses it where another one is signed in by then. */
  as: string | null;
  onHead: (head: AnswerHead) => void;
  onText: (text: string) => void;
}

/**
 * Asks a question and gives where its answer comes from, once all of it is there. Throws an `ApiError` where there is
 * none, or only a part of one (`chat_failed`), and where `signal` ends it.
 */
export async function askQuestion(
  question: string,
  language: Language,
  signal: AbortSignal,
  { as, onHead, onText }: AnswerHearer,
): Promise<AnswerDone> {
  const response = await sendForAnswer(
    'POST',
    '/functions/v1/ask-saint',
    { question, language },
    { as, signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswer)]) },
  );
  onHead({
    id: response.headers.get(headers.id),
    left: numberOf(response.headers.get(headers.left)),
  });
  try {
    for await (const event of answerEvents(response.body ?? new ReadableStream())) {
      if (event.kind === 'done') return event.done;
      onText(event.text);
    }
  } catch (cause) {
    throw new ApiError(0, 'chat_failed', cause instanceof Error ? cause.message : '');
  }
  throw new ApiError(0, 'chat_failed', 'The answer had no end.');
}

function numberOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** Refusals that say by themselves what to do; of all other faults one reads that the answer did not come. */
const plainRefusals: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/** The code of the words that tell why a question has no answer. */
export function faultOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return 'chat_failed';
  const { status, code } = thrown;
  return code === 'network_offline' || plainRefusals.has(status) ? code : 'chat_failed';
}
