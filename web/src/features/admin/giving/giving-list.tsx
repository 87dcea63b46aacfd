import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { FetchPart } from '../list/use-admin-list.ts';

/** What donations and gifts have in common. */
interface Value {
  id: string;
  created_at: string;
  email: string | null;
  currency: string;
}

/** A column of the table and of the CSV file. */
export interface GivingColumn<Row> {
  key: string;
  header: string;
  /** Its value in the file; of money, in cents. */
  value: (row: Row) => string | number;
  money?: boolean;
  /** What the table shows if that is not the value; null for a column of the file alone. */
  cell?: ((row: Row) => ReactNode) | null;
}

interface GivingListProps<Row> {
  kind: 'donations' | 'gifts';
  fetchPart: FetchPart<Row>;
  /** The states to filter by, in the order in which an admin looks for them. */
  states: readonly { value: string; label: string }[];
  /** The columns of this kind alone, with the state; after who gave and when. */
  columns: readonly GivingColumn<Row>[];
}

/** Donations or gifts: a table that is searched, filtered and saved as a CSV file. */
export function GivingList<Row extends Value>(props: GivingListProps<Row>) {
  const { kind, fetchPart, states } = props;
  const { t } = useTranslation('giving');
  const language = useLanguage();
  const email = (row: Row) => row.email ?? t('nobody');
  const columns: GivingColumn<Row>[] = [
    { key: 'number', header: t('field.number'), value: ({ id }) => id, cell: null },
    {
      key: 'who',
      header: t('field.email'),
      value: email,
      cell: (row) => (
        <span className="block min-w-40 max-w-64 [overflow-wrap:anywhere]">{email(row)}</span>
      ),
    },
    {
      key: 'day',
      header: t('field.day'),
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => formatDate(created_at, language, 'medium'),
    },
    ...props.columns,
  ];
  const money = (row: Row, cents: number) => formatMoney(cents, row.currency, language);
  return (
    <AdminList
      csv={{
        file: t(`file.${kind}`),
        headers: columns.map((column) => (column.money ? `${column.header} (USD)` : column.header)),
        // Plain numbers, so that a spreadsheet can calculate with them.
        cells: (row) =>
          columns.map((column) =>
            column.money ? Number(column.value(row)) / 100 : column.value(row),
          ),
      }}
      fetchPart={fetchPart}
      name={kind}
      none={t('none')}
      states={[{ value: '', label: t('state.any') }, ...states]}
    >
      {(rows) => (
        <DataTable
          caption={t(`caption.${kind}`)}
          captionHidden
          columns={columns.flatMap(({ key, header, value, money: isMoney, cell = value }) =>
            cell === null
              ? []
              : {
                  key,
                  header,
                  names: key === 'who',
                  align: isMoney ? ('end' as const) : ('start' as const),
                  cell: (row: Row) => (isMoney ? money(row, Number(value(row))) : cell(row)),
                },
          )}
          rowKey={({ id }) => id}
          rows={rows}
        />
      )}
    </AdminList>
  );
}

interface StateCellProps {
  state: string;
  /** When it ended, was redeemed or the like. */
  since: string | null;
}

/** A state with the day from which it holds. */
export function StateCell({ state, since }: StateCellProps) {
  const language = useLanguage();
  return (
    <>
      <span className="block">{state}</span>
      {since ? (
        <span className="text-ink-soft">{formatDate(since, language, 'medium')}</span>
      ) : null}
    </>
  );
}
