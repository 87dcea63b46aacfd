import type { ChatState } from '@pius/contracts/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { AskForm, type Draft } from './ask-form.tsx';
import { ChatSide } from './chat-side.tsx';
import { EarlierQuestions } from './earlier-questions.tsx';
import { LiveExchange } from './live-exchange.tsx';
import { useConversation } from './use-conversation.ts';

/**
 * The conversation with what stands round it.
 * @param options - How the chat stands; null where that could not be asked.
 */
export function ChatPanel({ state }: { state: ChatState | null }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>({ text: '', fault: null });
  const conversation = useConversation((text, fault) => setDraft({ text, fault }));
  const { exchanges, busy, ask, stop } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const last = exchanges.at(-1)?.key;

  // A question stands at the head of what is seen as it is asked, so that its answer grows below it.
  useEffect(() => {
    if (last !== undefined) log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [last]);

  return (
    <div className="chat wrap">
      <ChatSide state={state} />
      <section
        aria-label={t('talk')}
        className="leaf chat-talk max-md:rounded-none max-md:border-x-0"
        data-module="2"
      >
        <div className="chat-log">
          {user ? <EarlierQuestions besides={exchanges} userId={user.id} /> : null}
          <div aria-busy={busy} className="chat-now" ref={log} role="log">
            {exchanges.map((exchange) => (
              <LiveExchange conversation={conversation} exchange={exchange} key={exchange.key} />
            ))}
          </div>
        </div>
        <AskForm
          busy={busy}
          draft={draft}
          onAsk={(question) => ask(question, language)}
          onDraft={setDraft}
          onStop={stop}
          state={state}
        />
      </section>
    </div>
  );
}
