import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { ChatClosed } from './chat-closed.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useChatState } from './chat-queries.ts';
import '@/ui/accents/accent-keys.css';
import './chat.css';
import './exchange.css';

export const handle: RouteHandle = {
  page: 'ask-saint-pius-x',
  namespaces: ['chat', 'word-games', 'errors', 'family'],
};

/**
 * `/ask-saint-pius-x`: questions answered from the catechism; to a child as soon as a parent has
 * switched it on.
 */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const { data: state, error, refetch } = useChatState();
  if (state?.open === false) return <ChatClosed help={state.help} reason={state.reason} />;
  // Without a network one may write, and is told that the question waits.
  if (user && (state || (error && !navigator.onLine))) {
    return <ChatPanel key={user.id} state={state ?? null} />;
  }
  return (
    <div className="wrap pt-7 md:pt-11">
      {error ? (
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}
