import { retention } from '@pius/domain/retention.ts';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { useChatMessages } from './chat-queries.ts';
import { DayOfChat } from './day-of-chat.tsx';
import { storedDays } from './stored-days.ts';

interface TranscriptProps {
  /** Null for the reader's own questions. */
  child: Child | null;
  personId: string;
}

/** What somebody asked in the last 30 days, the newest day first, and what is not among it. */
export function Transcript({ child, personId }: TranscriptProps) {
  const { t } = useTranslation('conversations');
  const messages = useChatMessages(personId);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = messages;
  const { days, timeZone } = storedDays(data?.pages ?? []);
  return (
    <section aria-labelledby="transcript">
      <h2 className="mb-4 text-d3 [overflow-wrap:anywhere]" id="transcript">
        {child ? t('of', { name: child.name }) : t('own')}
      </h2>
      <Notice className="mb-6" live="none" title={t('keeping.title')} tone="note">
        <p className="mt-1">{t('keeping.text', { days: retention.chat.days })}</p>
        <p className="mt-2">{t(child ? 'keeping.out' : 'keeping.own')}</p>
      </Notice>
      {data ? (
        days.length > 0 ? (
          <div className="transcript leaf max-md:rounded-none max-md:border-x-0" data-module="2">
            {days.map((day) => (
              <DayOfChat day={day} heading="h3" key={day.day} timeZone={timeZone} />
            ))}
            {hasNextPage ? (
              <Button
                busy={isFetchingNextPage}
                className="justify-self-center"
                onClick={() => void fetchNextPage()}
              >
                {t('older')}
              </Button>
            ) : null}
          </div>
        ) : (
          <EmptyTranscript child={child} />
        )
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={4} />
      )}
    </section>
  );
}

function EmptyTranscript({ child }: Pick<TranscriptProps, 'child'>) {
  const { t } = useTranslation('conversations');
  const { t: family } = useTranslation('family');
  const { t: common } = useTranslation('common');
  if (child && !child.chat) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/dashboard" variant="gold">
            {t('dashboard')}
          </ButtonLink>
        }
        heading="h3"
        text={t('off.text', {
          more: family('card.more', { name: child.name }),
          settings: family('card.settings'),
        })}
        title={t('off.title', { name: child.name })}
      />
    );
  }
  return (
    <EmptyState
      action={
        child ? null : (
          <ButtonLink to="/ask-saint-pius-x" variant="gold">
            {t('none.own')}
          </ButtonLink>
        )
      }
      heading="h3"
      text={
        child ? t('none.text', { name: child.name, menu: common('nav.learn-more') }) : undefined
      }
      title={t('none.title', { days: retention.chat.days })}
    />
  );
}
