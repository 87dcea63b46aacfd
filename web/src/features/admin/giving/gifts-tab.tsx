import { useTranslation } from 'react-i18next';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import type { FetchPart } from '../list/use-admin-list.ts';
import { GivingList, StateCell } from './giving-list.tsx';

type Gift = CallOutput<'GET /rest/v1/admin/gifts'>['items'][number];
type Query = NonNullable<CallInput<'GET /rest/v1/admin/gifts'>['query']>;

const states = [
  'ready',
  'redeemed',
  'void',
  'waiting',
  'failed',
] as const satisfies readonly Gift['state'][];

const fetchGifts: FetchPart<Gift> = ({ email, state }, after) =>
  call('GET /rest/v1/admin/gifts', {
    query: { email, state: (state || undefined) as Query['state'], after },
  });

/** All gifts of access: whose, what, and whether they are redeemed; of a code only the last letters. */
export function GiftsTab() {
  const { t } = useTranslation('giving');
  const planOf = ({ subscription_type: plan }: Gift) => t(`plan.${plan}`);
  const stateOf = ({ state }: Gift) => t(`gift.${state}`);
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch]">{t('gifts.hint')}</p>
      <GivingList<Gift>
        columns={[
          { key: 'plan', header: t('field.plan'), value: planOf },
          {
            key: 'amount',
            header: t('field.amount'),
            value: (row) => row.amount_cents,
            money: true,
          },
          {
            key: 'code',
            header: t('field.code'),
            value: (row) => row.code_end ?? '',
            cell: ({ code_end: end }) => (end ? <span className="font-mono">…{end}</span> : null),
          },
          {
            key: 'state',
            header: t('field.state'),
            value: stateOf,
            cell: (row) => <StateCell since={row.redeemed_at} state={stateOf(row)} />,
          },
          {
            key: 'redeemed',
            header: t('field.redeemed'),
            value: (row) => row.redeemed_at ?? '',
            cell: null,
          },
        ]}
        fetchPart={fetchGifts}
        kind="gifts"
        states={states.map((value) => ({ value, label: t(`gift.${value}`) }))}
      />
    </div>
  );
}
