import type { ChatState } from '@pius/contracts/chat.ts';
import type { Language } from '@pius/domain/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import { newKey } from '@/ui/new-key.ts';
import { askQuestion, faultOf } from './ask-question.ts';
import { chatStateKey } from './chat-queries.ts';
import { type Exchange, isOpen, newExchange } from './conversation.ts';

/** What is asked and answered while the page is open, and what can be done with it. */
export interface Conversation {
  exchanges: readonly Exchange[];
  /** An answer is on its way. */
  busy: boolean;
  ask: (question: string, language: Language) => void;
  stop: () => void;
  /** Asks a question once more that was stopped, or had no answer. */
  again: (exchange: Exchange) => void;
  /** Takes a question and its answer off the page. */
  remove: (exchange: Exchange) => void;
  change: (key: string, part: Partial<Exchange>) => void;
}

/** Faults of a question that lie in how it is written. */
const toBeRewritten: ReadonlySet<string> = new Set(['question_empty', 'question_too_long']);

/**
 * The conversation of this visit. Nothing of it stays on the device: the server keeps what may be
 * kept.
 * @param onReturned - What takes a question back that has to be written in another way, with the
 *   code of why.
 */
export function useConversation(
  onReturned: (question: string, fault: string) => void,
): Conversation {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const under = useRef<AbortController | null>(null);
  const announceState = useAnnounceState();
  const as = useSession().user?.id ?? null;
  useEffect(() => () => under.current?.abort(), []);

  const change = useCallback((key: string, part: Partial<Exchange>) => {
    setExchanges((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }, []);

  async function run({ key, question, language }: Exchange) {
    const stopping = new AbortController();
    under.current = stopping;
    let answer = '';
    try {
      const { source, citations, help } = await askQuestion(question, language, stopping.signal, {
        as,
        onHead: ({ id, left }) => {
          change(key, { id });
          if (left !== null) announceState({ left });
        },
        onText: (text) => {
          answer += text;
          change(key, { answer, state: 'arriving' });
        },
      });
      change(key, { source, citations, help, state: 'answered' });
    } catch (thrown) {
      if (stopping.signal.aborted) return change(key, { state: 'stopped' });
      const fault = faultOf(thrown);
      if (toBeRewritten.has(fault)) {
        setExchanges((all) => all.filter((each) => each.key !== key));
        return onReturned(question, fault);
      }
      change(key, { state: 'failed', answer: '', fault });
      if (fault.startsWith('chat_limit')) announceState({ left: 0 });
      else if (fault === 'chat_off' || fault === 'chat_not_set_up') announceState(null);
    }
  }

  return {
    exchanges,
    busy: exchanges.some(isOpen),
    ask(question, language) {
      const exchange = newExchange(newKey(), question, language, new Date());
      setExchanges((all) => [...all, exchange]);
      void run(exchange);
    },
    stop: () => under.current?.abort(),
    again(exchange) {
      const rewritten = newExchange(newKey(), exchange.question, exchange.language, new Date());
      setExchanges((all) => [...all.filter(({ key }) => key !== exchange.key), rewritten]);
      void run(rewritten);
    },
    remove(exchange) {
      setExchanges((all) => all.filter(({ key }) => key !== exchange.key));
    },
    change,
  };
}

/** Tells the page how the chat stands now, or with null that it should ask. */
function useAnnounceState(): (part: Partial<ChatState> | null) => void {
  const client = useQueryClient();
  const key = chatStateKey(useSession().user?.id);
  return (part) => {
    if (part === null) void client.invalidateQueries({ queryKey: key });
    else client.setQueryData<ChatState>(key, (state) => state && { ...state, ...part });
  };
}
