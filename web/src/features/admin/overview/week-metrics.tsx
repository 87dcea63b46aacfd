import { type WeekMetric, weekMetrics } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMetricLabels } from './metric-labels.ts';
import type { OverviewWeek } from './use-overview.ts';
import { WeekBars } from './week-bars.tsx';

const places: Record<WeekMetric, string> = {
  families: '/admin/families',
  children: '/admin/families?state=active',
  lessons: '/admin/families?state=active',
  quizzes: '/admin/families?state=active',
  revenue: '/admin/orders?state=paid',
  refunds: '/admin/orders?state=refunded',
  donations: '/admin/donations',
};

/**
 * The figures of the last seven days, each with the weeks before it as bars and the way to its
 * list.
 */
export function WeekMetrics({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const { t } = useTranslation('desk');
  const labels = useMetricLabels();
  const [last, before] = weeks.toReversed();
  if (!last || !before) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-4 md:grid-cols-3 xl:grid-cols-4">
      {weekMetrics.map((metric) => (
        <li className="leaf grid content-start gap-1 p-4 md:p-5" key={metric}>
          <Link className="inline-flex min-h-11 items-center font-bold" to={places[metric]}>
            {t(`figure.${metric}`)}
          </Link>
          <p className="font-bold text-d3 tabular-nums">
            {labels.figure(metric, last.figures[metric])}
          </p>
          <p className="text-ink-soft">
            {t('figure.before', { figure: labels.figure(metric, before.figures[metric]) })}
          </p>
          <WeekBars values={weeks.map(({ figures: metrics }) => metrics[metric])} />
        </li>
      ))}
    </ul>
  );
}
