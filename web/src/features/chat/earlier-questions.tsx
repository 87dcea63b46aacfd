import { localDay } from '@pius/domain/progress/local-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { useChatMessages } from './chat-queries.ts';
import type { Exchange } from './conversation.ts';
import { DayOfChat } from './day-of-chat.tsx';
import { storedDays } from './stored-days.ts';

interface EarlierQuestionsProps {
  userId: string;
  /** What stands on the page already. */
  besides: readonly Exchange[];
}

/**
 * What the reader asked before, as long as it is kept: of today at once, the older ones when asked
 * for. Where there is nothing yet, how to begin.
 */
export function EarlierQuestions({ userId, besides }: EarlierQuestionsProps) {
  const { t } = useTranslation('chat');
  const [all, setAll] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useChatMessages(userId);
  if (error) {
    return navigator.onLine ? (
      <Notice live="none" title={t('earlier.failed')} tone="note">
        <Button className="mt-2" onClick={() => void refetch()} size="kid">
          {t('again')}
        </Button>
      </Notice>
    ) : null;
  }
  const { days, timeZone } = storedDays(data?.pages ?? [], besides);
  const today = localDay(new Date(), timeZone);
  const shown = all ? days : days.filter(({ day }) => day === today);
  const more = all ? hasNextPage : hasNextPage || shown.length < days.length;
  if (!data) return null;
  return (
    <>
      {days.length > 0 ? (
        <section aria-label={t('earlier')} className="chat-earlier">
          {more ? (
            <Button
              busy={isFetchingNextPage}
              className="justify-self-center"
              onClick={() => (all ? void fetchNextPage() : setAll(true))}
              size="kid"
              variant="quiet"
            >
              {t(all ? 'earlier.more' : 'earlier.show')}
            </Button>
          ) : null}
          {shown.toReversed().map((day) => (
            <DayOfChat day={day} heading="h2" key={day.day} timeZone={timeZone} />
          ))}
        </section>
      ) : null}
      {shown.length === 0 && besides.length === 0 ? (
        <p className="chat-empty">{t('talk.empty')}</p>
      ) : null}
    </>
  );
}
