import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { AskRefundDialog } from './ask-refund-dialog.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { type Order, useOrders } from './use-orders.ts';

/** The purchases of a family, to be looked at, printed as a receipt, and given back. */
export function PurchaseList() {
  const { t } = useTranslation('purchases');
  const { user } = useSession();
  const { operatorName } = usePublicConfig();
  const { data, error, refetch } = useOrders();
  return (
    <div className="wrap pt-7 pb-12 text-ui md:pt-11">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-d2">{t('title')}</h1>
          <p className="mt-2 text-body text-ink-soft print:hidden">{t('lead')}</p>
          <p className="hidden print:block">
            {t('seller')}
            {operatorName ? ` · ${operatorName}` : ''} · {user?.name} · {user?.email}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:w-full print:hidden">
          <ButtonLink to="/dashboard" variant="quiet">
            {t('back')}
          </ButtonLink>
          {data && data.length > 0 ? (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('receipt')}
            </Button>
          ) : null}
        </div>
      </header>
      {data ? (
        <Purchases items={data} />
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf mt-6 p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}

function Purchases({ items }: { items: readonly Order[] }) {
  const { t } = useTranslation('purchases');
  const [asking, setAsking] = useState<Order | null>(null);
  if (items.length === 0) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/subscription" variant="gold">
            {t('none.plans')}
          </ButtonLink>
        }
        text={t('none.text')}
        title={t('none.title')}
      />
    );
  }
  return (
    <>
      <ul className="mt-6 grid max-w-200 gap-5">
        {items.map((order) => (
          <PurchaseCard key={order.id} onAsk={() => setAsking(order)} order={order} />
        ))}
      </ul>
      {asking ? <AskRefundDialog onClose={() => setAsking(null)} order={asking} /> : null}
    </>
  );
}
