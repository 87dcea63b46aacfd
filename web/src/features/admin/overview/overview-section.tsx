import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { Troubles } from './troubles.tsx';
import { useOverview } from './use-overview.ts';
import { WaitingList } from './waiting-list.tsx';
import { WeekMetrics } from './week-metrics.tsx';
import { WeeksTable } from './weeks-table.tsx';

/**
 * The first page of the desk: what waits for somebody, the week in figures, and what the server
 * could not do.
 */
export function OverviewSection() {
  const { t } = useTranslation('desk');
  const { data, error, refetch } = useOverview();
  if (!data) {
    return error ? (
      <ErrorState
        onRetry={() => void refetch()}
        retryLabel={t('again')}
        title={t('overview.failed')}
      />
    ) : (
      <Skeleton className="leaf p-8" label={t('loading')} lines={8} />
    );
  }
  return (
    <div className="grid gap-8">
      <WaitingList waiting={data.waiting} />
      <section aria-labelledby="week" className="grid gap-4">
        <h2 className="text-d3" id="week">
          {t('overview.week')}
        </h2>
        <p className="text-ink-soft">{t('overview.week.text')}</p>
        <WeekMetrics weeks={data.weeks} />
        <WeeksTable weeks={data.weeks} />
      </section>
      <Troubles kind="letters" troubles={data.letters} />
      <Troubles kind="jobs" troubles={data.jobs} />
    </div>
  );
}
