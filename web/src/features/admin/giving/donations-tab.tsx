import { useTranslation } from 'react-i18next';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import type { FetchPart } from '../list/use-admin-list.ts';
import { GivingList, StateCell } from './giving-list.tsx';

type Donation = CallOutput<'GET /rest/v1/admin/donations'>['items'][number];
type Query = NonNullable<CallInput<'GET /rest/v1/admin/donations'>['query']>;

const states = [
  'given',
  'active',
  'ended',
  'waiting',
  'failed',
] as const satisfies readonly Donation['state'][];

const fetchDonations: FetchPart<Donation> = ({ email, state }, after) =>
  call('GET /rest/v1/admin/donations', {
    query: { email, state: (state || undefined) as Query['state'], after },
  });

/** All donations: who, how much, how often, and in which state. */
export function DonationsTab() {
  const { t } = useTranslation('giving');
  const typeOf = ({ type }: Donation) => t(`type.${type}`);
  const stateOf = ({ state }: Donation) => t(`donation.${state}`);
  return (
    <GivingList<Donation>
      columns={[
        { key: 'type', header: t('field.type'), value: typeOf },
        { key: 'amount', header: t('field.amount'), value: (row) => row.amount_cents, money: true },
        { key: 'count', header: t('field.count'), value: (row) => row.paid_count, cell: null },
        { key: 'paid', header: t('field.paid'), value: (row) => row.paid_cents, money: true },
        {
          key: 'state',
          header: t('field.state'),
          value: stateOf,
          cell: (row) => <StateCell since={row.ended_at} state={stateOf(row)} />,
        },
        { key: 'ended', header: t('field.ended'), value: (row) => row.ended_at ?? '', cell: null },
      ]}
      fetchPart={fetchDonations}
      kind="donations"
      states={states.map((value) => ({ value, label: t(`donation.${value}`) }))}
    />
  );
}
