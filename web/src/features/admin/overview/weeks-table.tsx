import { weekMetrics } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { useMetricLabels } from './figure-words.ts';
import type { OverviewWeek } from './use-overview.ts';

/** What the bars show, as a table, the newest week first. */
export function WeeksTable({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const { t } = useTranslation('desk');
  const words = useMetricLabels();
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">{t('overview.table')}</summary>
      <DataTable
        caption={t('overview.table')}
        captionHidden
        columns={[
          { key: 'week', header: t('overview.days'), names: true, cell: words.week },
          ...weekMetrics.map((metric) => ({
            key: metric,
            header: t(`figure.${metric}`),
            align: 'end' as const,
            cell: ({ figures: metrics }: OverviewWeek) => words.figure(metric, metrics[metric]),
          })),
        ]}
        rowKey={({ from }) => from}
        rows={weeks.toReversed()}
      />
    </details>
  );
}
