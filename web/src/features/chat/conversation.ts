import type { ChatMessage } from '@pius/contracts/chat.ts';
import type { AnswerSource } from '@pius/domain/chat/answer-source.ts';
import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';

/** A question with what came of it: asked now on this page, or kept from another time. */
export interface Exchange {
  /** Its own name on this page. */
  key: string;
  /** By which the server keeps it; null as long as it does not, or not at all. */
  id: string | null;
  sentAt: string;
  language: Language;
  question: string;
  answer: string;
  state: 'waiting' | 'arriving' | 'answered' | 'stopped' | 'failed';
  /** Why it failed, as a code of `errors.json`. */
  fault: string | null;
  source: AnswerSource | null;
  citations: ChatMessage['citations'];
  /** In the parent's question box. */
  boxed: boolean;
  /** Below the answer stands where help is. */
  help: boolean;
}

/** A question that has just been asked. */
export function newExchange(
  key: string,
  question: string,
  language: Language,
  now: Date,
): Exchange {
  return {
    key,
    id: null,
    sentAt: now.toISOString(),
    language,
    question,
    answer: '',
    state: 'waiting',
    fault: null,
    source: null,
    citations: [],
    boxed: false,
    help: false,
  };
}

/** A question and answer that the server has kept. */
function savedExchange(message: ChatMessage): Exchange {
  const { id, asked_at: sentAt, ...rest } = message;
  return { ...rest, id, key: id, sentAt, state: 'answered', fault: null, help: false };
}

/** Whether the answer is still on its way. */
export function isOpen({ state }: Exchange): boolean {
  return state === 'waiting' || state === 'arriving';
}

/** What was asked on one day of the family, the first question first. */
export interface ChatDay {
  /** `yyyy-mm-dd`. */
  day: string;
  exchanges: Exchange[];
}

/**
 * The kept questions by the days they were asked on, the newest day first. Input: what the server
 * gives, the newest first, and the time zone in which days begin.
 */
export function daysOf(messages: readonly ChatMessage[], timeZone: string): ChatDay[] {
  const days = new Map<string, Exchange[]>();
  for (const message of messages) {
    const day = localDay(new Date(message.asked_at), timeZone);
    days.set(day, [savedExchange(message), ...(days.get(day) ?? [])]);
  }
  return Array.from(days, ([day, exchanges]) => ({ day, exchanges }));
}
