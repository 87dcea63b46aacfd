import { useQueryClient } from '@tanstack/react-query';
import { EyeOff, Flame, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { ChatHelp } from './chat-help.tsx';
import { chatMessagesKey, useChatState } from './chat-queries.ts';
import { type Exchange, isOpen } from './conversation.ts';
import { AnswerBubble, ExchangeFrame } from './exchange-view.tsx';
import { useIdeas } from './ideas.ts';
import { SaveQuestion } from './save-question.tsx';
import type { Conversation } from './use-conversation.ts';

interface LiveExchangeProps {
  exchange: Exchange;
  conversation: Conversation;
}

/**
 * A question of this visit: its answer as it comes, what can be done where none came, and what else
 * there is to do with it.
 */
export function LiveExchange({ exchange, conversation }: LiveExchangeProps) {
  const { t } = useTranslation('chat');
  const { state, answer } = exchange;
  return (
    <ExchangeFrame exchange={exchange}>
      {state === 'waiting' ? <Waiting /> : null}
      {state === 'failed' ? <Failed conversation={conversation} exchange={exchange} /> : null}
      {answer !== '' && state !== 'failed' ? (
        <AnswerBubble exchange={exchange} sourceOpen>
          <Further conversation={conversation} exchange={exchange} />
        </AnswerBubble>
      ) : null}
      {state === 'stopped' ? (
        <div className="exchange-note">
          <p>{t('stopped')}</p>
          <AskAgain conversation={conversation} exchange={exchange} />
        </div>
      ) : null}
    </ExchangeFrame>
  );
}

function Waiting() {
  const { t } = useTranslation('chat');
  return (
    <p className="exchange-waiting">
      <Flame aria-hidden />
      <Flame aria-hidden />
      <Flame aria-hidden />
      {t('waiting')}
    </p>
  );
}

function AskAgain({ exchange, conversation }: LiveExchangeProps) {
  const { t } = useTranslation('chat');
  return (
    <Button
      className="mt-3"
      onClick={() => {
        if (!conversation.busy) conversation.again(exchange);
      }}
      size="kid"
    >
      <RotateCcw aria-hidden />
      {t('again')}
    </Button>
  );
}

/** Faults that asking once more does not help. */
const lasting: ReadonlySet<string> = new Set([
  'chat_limit_child',
  'chat_limit_parent',
  'chat_off',
  'chat_not_set_up',
]);

function Failed({ exchange, conversation }: LiveExchangeProps) {
  const { t } = useTranslation('chat');
  const messageOf = useErrorMessage();
  const fault = exchange.fault ?? 'chat_failed';
  const offline = fault === 'network_offline';
  return (
    <Notice
      title={offline ? t('offline') : messageOf(fault)}
      tone={fault === 'chat_failed' ? 'stop' : 'note'}
    >
      {lasting.has(fault) ? null : <AskAgain conversation={conversation} exchange={exchange} />}
    </Notice>
  );
}

/**
 * What stands below an answer that has come: ways on where it is none, and for a sign of harm a way
 * to put it out of sight.
 */
function Further({ exchange, conversation }: LiveExchangeProps) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const { user, viewer } = useSession();
  const language = useLanguage();
  const ideas = useIdeas(2);
  const { data: chat } = useChatState();
  const { source, id, key } = exchange;
  if (isOpen(exchange)) return null;
  if (source === 'safety') {
    return (
      <Button
        className="mt-4"
        onClick={() => conversation.remove(exchange)}
        size="kid"
        variant="quiet"
      >
        <EyeOff aria-hidden />
        {t('hide')}
      </Button>
    );
  }
  const help = viewer === 'child' && exchange.help ? <ChatHelp help={chat?.help} /> : null;
  if (source !== 'not-found' && source !== 'redirect') return help;
  return (
    <div className="exchange-further">
      {viewer === 'child' && id !== null ? (
        <SaveQuestion
          id={id}
          saved={exchange.boxed}
          onSaved={() => {
            conversation.change(key, { boxed: true });
            void client.invalidateQueries({ queryKey: chatMessagesKey(user?.id, user?.id) });
          }}
        />
      ) : null}
      <p className="font-bold text-ink-soft">{t('could-ask')}</p>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              className="idea"
              onClick={() => {
                if (!conversation.busy) conversation.ask(idea, language);
              }}
              type="button"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
      {help}
    </div>
  );
}
