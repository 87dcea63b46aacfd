import type { ChatState } from '@pius/contracts/chat.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { AccordionItem } from '@/ui/kit/accordion.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { LockedState } from '@/ui/kit/page-states.tsx';
import { ChatHelp } from './chat-help.tsx';

/** The page of a child whose parent has not switched the chat on: whom to ask, where to look meanwhile, where help is, and for the parent how it is done. */
export function ChatClosed({ reason, help }: Pick<ChatState, 'reason' | 'help'>) {
  const { t } = useTranslation('chat');
  const { t: family } = useTranslation('family');
  const { user } = useSession();
  const notSetUp = reason === 'not-set-up';
  return (
    <div className="wrap grid max-w-[760px] gap-5 pt-7 md:pt-11">
      <LockedState
        action={
          <>
            <ButtonLink size="kid" to="/catechism" variant="gold">
              {t('closed.catechism')}
            </ButtonLink>
            <ButtonLink size="kid" to="/quest-map">
              {t('closed.map')}
            </ButtonLink>
          </>
        }
        art="state-empty-window"
        heading="h1"
        text={t(notSetUp ? 'closed.not-set-up' : 'closed.text')}
        title={t('closed.title')}
      />
      <ChatHelp help={help} />
      {notSetUp ? null : (
        <AccordionItem summary={t('closed.grown-up')}>
          <p className="text-ui">
            {t('closed.grown-up.text', {
              more: family('card.more', { name: user?.name ?? t('children.how.name') }),
              settings: family('card.settings'),
              chat: family('settings.chat'),
            })}
          </p>
        </AccordionItem>
      )}
    </div>
  );
}
