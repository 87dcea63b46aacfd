import { useTranslation } from 'react-i18next';
import { type CallInput, type CallOutput, call } from '@/shared/api/call.ts';
import { formatMoney } from '@/shared/billing/price.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { dateWords } from '@/shared/progress-overview/format.ts';
import { DataTable } from '@/shared/ui/data-table.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { FetchPart } from '../list/use-admin-list.ts';

type Donation = CallOutput<'GET /rest/v1/admin/donations'>['items'][number];
type Query = NonNullable<CallInput<'GET /rest/v1/admin/donations'>['query']>;

/** In the order in which an admin looks for them. */
const states = [
  'given',
  'active',
  'ended',
  'waiting',
  'failed',
] as const satisfies readonly Donation['state'][];

const fetchDonations: FetchPart<Donation> = ({ email, state }, after) =>
  call('GET /rest/v1/admin/donations', {
    query: {
      email,
      ...(state === '' ? {} : ({ state } as Pick<Query, 'state'>)),
      ...(after === undefined ? {} : { after }),
    },
  });

/** All donations: who, how much, how often, and how they stand. */
export function DonationsTab() {
  const { t } = useTranslation('giving');
  const language = useLanguage();
  const day = (instant: string) => dateWords(instant, language, 'medium');
  const email = (donation: Donation) => donation.email ?? t('nobody');
  return (
    <AdminList
      csv={useDonationCsv()}
      fetchPart={fetchDonations}
      name="donations"
      none={t('none')}
      states={[
        { value: '', label: t('state.any') },
        ...states.map((value) => ({ value, label: t(`donation.${value}`) })),
      ]}
    >
      {(rows) => (
        <DataTable
          caption={t('caption.donations')}
          captionHidden
          columns={[
            {
              key: 'who',
              header: t('field.email'),
              names: true,
              cell: (row) => (
                <span className="block min-w-40 max-w-64 [overflow-wrap:anywhere]">
                  {email(row)}
                </span>
              ),
            },
            { key: 'day', header: t('field.day'), cell: ({ created_at }) => day(created_at) },
            { key: 'type', header: t('field.type'), cell: ({ type }) => t(`type.${type}`) },
            {
              key: 'amount',
              header: t('field.amount'),
              align: 'end',
              cell: (row) => formatMoney(row.amount_cents, row.currency, language),
            },
            {
              key: 'paid',
              header: t('field.paid'),
              align: 'end',
              cell: (row) => formatMoney(row.paid_cents, row.currency, language),
            },
            {
              key: 'state',
              header: t('field.state'),
              cell: ({ state, ended_at }) => (
                <>
                  <span className="block">{t(`donation.${state}`)}</span>
                  {ended_at ? <span className="text-ink-soft">{day(ended_at)}</span> : null}
                </>
              ),
            },
          ]}
          rowKey={({ id }) => id}
          rows={rows}
        />
      )}
    </AdminList>
  );
}

/** The columns of the file: plain figures, so that a spreadsheet can reckon with them. */
function useDonationCsv() {
  const { t } = useTranslation('giving');
  return {
    file: t('file.donations'),
    headers: [
      t('field.number'),
      t('field.day'),
      t('field.email'),
      t('field.type'),
      `${t('field.amount')} (USD)`,
      t('field.count'),
      `${t('field.paid')} (USD)`,
      t('field.state'),
      t('field.ended'),
    ],
    cells: (row: Donation) => [
      row.id,
      row.created_at,
      row.email ?? t('nobody'),
      t(`type.${row.type}`),
      row.amount_cents / 100,
      row.paid_count,
      row.paid_cents / 100,
      t(`donation.${row.state}`),
      row.ended_at ?? '',
    ],
  };
}
