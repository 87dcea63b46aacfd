import { dayNumber } from '@pius/domain/calendar-day.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useCachedDays } from '@/learning/days/use-cached-days.ts';
import { useToday } from '@/learning/days/use-today.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { MonthOfSaints } from './month-of-saints.tsx';
import { SaintDay } from './saint-day.tsx';
import { saintsPath } from './saints-path.ts';
import './saints.css';

export const handle: RouteHandle = {
  page: 'saint-of-the-day',
  namespaces: ['saints', 'listening', 'errors'],
};

/**
 * The saint of a date, today's where the address names none, and the month with its names below.
 * @see docs/requirements.md#r-saint-of-the-day
 */
export default function SaintOfTheDayPage() {
  const { t } = useTranslation('saints');
  const today = useToday();
  const [search] = useSearchParams();
  const request = search.get('date') ?? today;
  const inCalendar = dayNumber(request) !== null;
  const date = inCalendar ? request : today;
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  const language = useLanguage();
  const query = useQuery({
    ...dayQuery('saint', date, language, childId),
    enabled: childId !== null && inCalendar,
  });
  useCachedDays(childId, query.isSuccess);
  return (
    <div className="saints" data-module={moduleOf(date)}>
      {query.data && inCalendar ? (
        <SaintDay saint={query.data} today={today} />
      ) : (
        <div className="wrap pt-7">
          {query.error || !inCalendar ? (
            <NoSaint error={query.error} isToday={date === today && inCalendar} />
          ) : (
            <Skeleton className="leaf p-8" label={t('loading')} lines={8} />
          )}
        </div>
      )}
      <MonthOfSaints childId={childId} date={date} key={date.slice(0, 7)} today={today} />
    </div>
  );
}

/** The hue of a month: six windows, twice a year. */
function moduleOf(date: string): number {
  return ((Number(date.slice(5, 7)) - 1) % 6) + 1;
}

function NoSaint({ error, isToday }: { error: Error | null; isToday: boolean }) {
  const { t } = useTranslation('saints');
  const messageOf = useErrorMessage();
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <ErrorState
      action={
        isToday ? null : (
          <ButtonLink size="kid" to={saintsPath()} variant="gold">
            <CalendarCheck aria-hidden /> {t('today')}
          </ButtonLink>
        )
      }
      heading="h1"
      text={isOffline ? t('offline.text') : messageOf('saint_not_found')}
      title={isOffline ? t('offline.title') : t('none.title')}
    />
  );
}
