import type { ChatState } from '@pius/contracts/chat.ts';
import { retention } from '@pius/domain/retention.ts';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { ChatHelp } from './chat-help.tsx';
import { ChildrensChats } from './childrens-chats.tsx';

/** Beside the conversation: what answers here and what it is not, who can read along, and for a child where help is. */
export function ChatSide({ state }: { state: ChatState | null }) {
  const { t } = useTranslation('chat');
  const child = useSession().viewer === 'child';
  const does = state?.model ? 'care.writes' : 'care.finds';
  const days = state?.kept_days ?? retention.chat.days;
  return (
    <aside className="chat-side">
      <Art alt="" className="chat-window" name="saint-window" priority />
      <h1>{t('title')}</h1>
      <p className="text-ink-soft">{t('lead')}</p>
      <div className="chat-care">
        <Info aria-hidden />
        <div>
          <p>
            <b>{t('care.title')}</b> {t(child ? does : `${does}.adult`)}
          </p>
          <p className="mt-2">{t(child ? 'seen.child' : 'seen.adult', { days })}</p>
        </div>
      </div>
      {child ? <ChatHelp help={state?.help} /> : <ChildrensChats />}
    </aside>
  );
}
