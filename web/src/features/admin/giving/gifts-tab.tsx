import { useTranslation } from 'react-i18next';
import { type CallInput, type CallOutput, call } from '@/shared/api/call.ts';
import { formatMoney } from '@/shared/billing/price.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { dateWords } from '@/shared/progress-overview/format.ts';
import { DataTable } from '@/shared/ui/data-table.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { FetchPart } from '../list/use-admin-list.ts';

type Gift = CallOutput<'GET /rest/v1/admin/gifts'>['items'][number];
type Query = NonNullable<CallInput<'GET /rest/v1/admin/gifts'>['query']>;

/** In the order in which an admin looks for them. */
const states = [
  'ready',
  'redeemed',
  'void',
  'waiting',
  'failed',
] as const satisfies readonly Gift['state'][];

const fetchGifts: FetchPart<Gift> = ({ email, state }, after) =>
  call('GET /rest/v1/admin/gifts', {
    query: {
      email,
      ...(state === '' ? {} : ({ state } as Pick<Query, 'state'>)),
      ...(after === undefined ? {} : { after }),
    },
  });

/** All gifts of access: whose, what, and whether they are redeemed; of a code its end alone. */
export function GiftsTab() {
  const { t } = useTranslation('giving');
  const language = useLanguage();
  const day = (instant: string) => dateWords(instant, language, 'medium');
  const email = (gift: Gift) => gift.email ?? t('nobody');
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch]">{t('gifts.hint')}</p>
      <AdminList
        csv={useGiftCsv()}
        fetchPart={fetchGifts}
        name="gifts"
        none={t('none')}
        states={[
          { value: '', label: t('state.any') },
          ...states.map((value) => ({ value, label: t(`gift.${value}`) })),
        ]}
      >
        {(rows) => (
          <DataTable
            caption={t('caption.gifts')}
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
              {
                key: 'plan',
                header: t('field.plan'),
                cell: ({ subscription_type }) => t(`plan.${subscription_type}`),
              },
              {
                key: 'amount',
                header: t('field.amount'),
                align: 'end',
                cell: (row) => formatMoney(row.amount_cents, row.currency, language),
              },
              {
                key: 'code',
                header: t('field.code'),
                cell: ({ code_end }) =>
                  code_end ? <span className="font-mono">…{code_end}</span> : null,
              },
              {
                key: 'state',
                header: t('field.state'),
                cell: ({ state, redeemed_at }) => (
                  <>
                    <span className="block">{t(`gift.${state}`)}</span>
                    {redeemed_at ? <span className="text-ink-soft">{day(redeemed_at)}</span> : null}
                  </>
                ),
              },
            ]}
            rowKey={({ id }) => id}
            rows={rows}
          />
        )}
      </AdminList>
    </div>
  );
}

/** The columns of the file: plain figures, so that a spreadsheet can reckon with them. */
function useGiftCsv() {
  const { t } = useTranslation('giving');
  return {
    file: t('file.gifts'),
    headers: [
      t('field.number'),
      t('field.day'),
      t('field.email'),
      t('field.plan'),
      `${t('field.amount')} (USD)`,
      t('field.code'),
      t('field.state'),
      t('field.redeemed'),
    ],
    cells: (row: Gift) => [
      row.id,
      row.created_at,
      row.email ?? t('nobody'),
      t(`plan.${row.subscription_type}`),
      row.amount_cents / 100,
      row.code_end ?? '',
      t(`gift.${row.state}`),
      row.redeemed_at ?? '',
    ],
  };
}
