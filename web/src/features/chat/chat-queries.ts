import type { ChatState } from '@pius/contracts/chat.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';
import { paging } from '@/ui/api/paging.ts';

/** The key under which it is cached how the chat stands for somebody. */
export function chatStateKey(userId: string | undefined) {
  return ['chat', userId] as const;
}

/** How the chat stands for anyone who is signed in: open or not, and the questions left today. */
export function useChatState() {
  const { user } = useSession();
  return useQuery({
    queryKey: chatStateKey(user?.id),
    queryFn: (): Promise<ChatState> => call('GET /rest/v1/chat', { as: user?.id ?? null }),
    enabled: user !== null,
    // A parent may have switched it on or off meanwhile.
    staleTime: 0,
  });
}

/** The key under which kept questions are cached: of whom, and who reads them. */
export function chatMessagesKey(readerId: string | undefined, askerId: string | undefined) {
  return ['chat-messages', readerId, askerId] as const;
}

/**
 * The questions and answers of the last 30 days, the newest first, a page at a time. Nothing is
 * asked for null.
 * @param askerId - Whose; of an own child, or the reader's own.
 */
export function useChatMessages(askerId: string | null) {
  const { user } = useSession();
  const own = askerId === user?.id;
  return useInfiniteQuery({
    queryKey: chatMessagesKey(user?.id, askerId ?? undefined),
    queryFn: ({ pageParam }) =>
      call('GET /rest/v1/chat/messages', {
        as: user?.id ?? null,
        query: { user_id: own ? undefined : (askerId ?? undefined), after: pageParam },
      }),
    ...paging,
    enabled: user !== null && askerId !== null,
    staleTime: 0,
  });
}
