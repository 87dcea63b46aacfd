import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { type Column, DataTable } from '@/ui/kit/data-table.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { useOrderCsv, useOrderLabels } from './order-labels.ts';
import { type AdminOrder, orderParts } from './use-order-list.ts';

/** In the order in which an admin looks for them. */
const states = [
  'paid',
  'pending',
  'open',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'granted',
  'revoked',
] as const satisfies readonly AdminOrder['state'][];
const fetchOrders = orderParts('state');

/**
 * All orders: who, what, how much, how it stands, and giving the money back of one that nobody
 * asked about.
 */
export function OrdersTab() {
  const { t } = useTranslation('orders');
  const csv = useOrderCsv();
  const [returning, setReturning] = useState<AdminOrder | null>(null);
  const columns = useColumns(setReturning);
  return (
    <>
      <AdminList
        csv={csv}
        fetchPart={fetchOrders}
        name="orders"
        none={t('none')}
        states={[
          { value: '', label: t('state.any') },
          ...states.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      >
        {(rows) => (
          <DataTable
            caption={t('caption')}
            captionHidden
            columns={columns}
            rowKey={({ id }) => id}
            rows={rows}
            stacks
          />
        )}
      </AdminList>
      {returning ? <ApproveDialog onClose={() => setReturning(null)} order={returning} /> : null}
    </>
  );
}

function useColumns(onReturn: (order: AdminOrder) => void): Column<AdminOrder>[] {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  return [
    {
      key: 'who',
      header: t('field.email'),
      names: true,
      cell: (order) => (
        <>
          <span className="block md:w-52 [overflow-wrap:anywhere]">{labels.email(order)}</span>
          <span className="font-normal text-ink-soft">{order.parent_name}</span>
        </>
      ),
    },
    { key: 'day', header: t('field.ordered'), cell: ({ created_at }) => labels.day(created_at) },
    {
      key: 'plan',
      header: t('field.plan'),
      cell: (order) => (
        <>
          <span className="block whitespace-nowrap">{t(`plan.${order.subscription_type}`)}</span>
          <span className="text-ink-soft">{labels.names(order)}</span>
        </>
      ),
    },
    {
      key: 'amount',
      header: t('field.amount'),
      align: 'end',
      cell: (order) => labels.money(order.paid_cents ?? order.amount_cents, order),
    },
    {
      key: 'state',
      header: t('field.state'),
      cell: (order) => (
        <>
          <span className="block">{t(`state.${order.state}`)}</span>
          {order.refund ? (
            <span className="text-ink-soft">
              {t('refund.line', { state: t(`refund.${order.refund.state}`) })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'act',
      header: t('field.act'),
      cell: (order) =>
        order.state === 'paid' && (order.paid_cents ?? 0) > order.refunded_cents ? (
          <Button
            aria-label={t('approve.label', {
              amount: labels.left(order),
              email: labels.email(order),
            })}
            onClick={() => onReturn(order)}
            variant="quiet"
          >
            {t('approve', { amount: labels.left(order) })}
          </Button>
        ) : null,
    },
  ];
}
