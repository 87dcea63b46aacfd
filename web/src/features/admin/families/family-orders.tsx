import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { useOrderLabels } from '../orders/order-labels.ts';
import type { Family } from './use-families.ts';

/** What a family bought or was given, the newest first. */
export function FamilyOrders({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const { t: orders } = useTranslation('orders');
  const labels = useOrderLabels();
  return (
    <section aria-labelledby="orders" className="grid gap-3">
      <h2 className="text-d4" id="orders">
        {t('section.orders')}
      </h2>
      {family.orders.length === 0 ? (
        <p>{t('orders.none')}</p>
      ) : (
        <>
          <p className="text-ink-soft">
            <Link to={`/admin/orders?find=${encodeURIComponent(family.email)}`}>
              {t('orders.back')}
            </Link>
          </p>
          <DataTable
            caption={t('section.orders')}
            captionHidden
            columns={[
              {
                key: 'day',
                header: orders('field.ordered'),
                names: true,
                cell: ({ created_at: at }) => labels.day(at),
              },
              {
                key: 'plan',
                header: orders('field.plan'),
                cell: (order) => (
                  <>
                    <span className="block">{orders(`plan.${order.subscription_type}`)}</span>
                    <span className="text-ink-soft">{labels.names(order)}</span>
                  </>
                ),
              },
              {
                key: 'state',
                header: orders('field.state'),
                cell: ({ state, grant_reason: reason }) => (
                  <>
                    <span className="block">{orders(`state.${state}`)}</span>
                    {reason ? <span className="text-ink-soft">{t(`reason.${reason}`)}</span> : null}
                  </>
                ),
              },
              {
                key: 'amount',
                header: orders('field.amount'),
                align: 'end',
                cell: (order) => labels.money(order.paid_cents ?? order.amount_cents, order),
              },
            ]}
            rowKey={({ id }) => id}
            rows={family.orders}
          />
        </>
      )}
    </section>
  );
}
