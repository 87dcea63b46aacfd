import { weekFigures } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { useFigureWords } from './figure-words.ts';
import type { OverviewWeek } from './use-overview.ts';

/** What the bars show, as a table, the newest week first. */
export function WeeksTable({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const { t } = useTranslation('desk');
  const words = useFigureWords();
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">{t('overview.table')}</summary>
      <DataTable
        caption={t('overview.table')}
        captionHidden
        columns={[
          { key: 'week', header: t('overview.days'), names: true, cell: words.week },
          ...weekFigures.map((figure) => ({
            key: figure,
            header: t(`figure.${figure}`),
            align: 'end' as const,
            cell: ({ figures }: OverviewWeek) => words.figure(figure, figures[figure]),
          })),
        ]}
        rowKey={({ from }) => from}
        rows={weeks.toReversed()}
      />
    </details>
  );
}
