import type { CallOutput } from '@/ui/api/call.ts';
import { type ChatDay, daysOf, type Exchange } from './conversation.ts';

/**
 * The pages of kept questions as days, the newest first, and the time zone in which they begin.
 * @param pages - The pages as the server gave them.
 * @param besides - What stands elsewhere on the page and is left out.
 */
export function storedDays(
  pages: readonly CallOutput<'GET /rest/v1/chat/messages'>[],
  besides: readonly Exchange[] = [],
): { days: ChatDay[]; timeZone: string } {
  const there = new Set(besides.map(({ id }) => id));
  const timeZone = pages[0]?.time_zone ?? 'UTC';
  const messages = pages.flatMap(({ items }) => items).filter(({ id }) => !there.has(id));
  return { days: daysOf(messages, timeZone), timeZone };
}
