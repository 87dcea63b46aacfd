import { weekMetrics } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { useMetricLabels } from './metric-labels.ts';
import type { OverviewWeek } from './use-overview.ts';

/** What the bars show, as a table, the newest week first. */
export function WeeksTable({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const { t } = useTranslation('desk');
  const labels = useMetricLabels();
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">{t('overview.table')}</summary>
      <DataTable
        caption={t('overview.table')}
        captionHidden
        columns={[
          { key: 'week', header: t('overview.days'), names: true, cell: labels.week },
          ...weekMetrics.map((metric) => ({
            key: metric,
            header: t(`figure.${metric}`),
            align: 'end' as const,
            cell: ({ figures: metrics }: OverviewWeek) => labels.figure(metric, metrics[metric]),
          })),
        ]}
        rowKey={({ from }) => from}
        rows={weeks.toReversed()}
      />
    </details>
  );
}
