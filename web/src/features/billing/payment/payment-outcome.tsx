import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import type { ArtName } from '@/ui/art/art.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { PageState } from '@/ui/kit/page-state.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { type Payment, usePayment } from './use-payment.ts';

/**
 * What has become of a payment: paid, on its way, not made, given back, not ours, or not to be
 * asked about just now.
 */
export function PaymentOutcome() {
  const sessionId = useSearchParams()[0].get('session_id');
  const { data, error, refetch, isFetching, isPaused } = usePayment(sessionId);
  // What was asked for last counts: a payment that stood there once may be asked about offline and stays.
  if (data) return <Outcome payment={data} />;
  if (sessionId === null || isUnknown(error)) return <UnknownPayment />;
  if (error || isPaused) return <Trouble busy={isFetching} onAgain={() => void refetch()} />;
  return <Checking />;
}

/** Another's payment and none are told alike. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Outcome({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  switch (payment.state) {
    case 'paid':
    case 'granted':
      return <PaidPanel payment={payment} />;
    case 'pending':
      return (
        <OutcomeScreen
          art="badge-faithful-student"
          text={t('pending.text')}
          title={t('pending.title')}
          way={<ToDashboard />}
        />
      );
    case 'refunded':
    case 'revoked':
    case 'disputed':
      return (
        <OutcomeScreen
          art="state-empty-window"
          text={t('refunded.text')}
          title={t('refunded.title')}
          way={<ToPurchases />}
        />
      );
    default:
      return <NotPaid state={payment.state} />;
  }
}

/**
 * Not made yet, refused, or left until its time was over: back to the plans, where the choice still
 * is.
 */
function NotPaid({ state }: { state: 'open' | 'failed' | 'expired' }) {
  const { t } = useTranslation('payment');
  const name = state === 'failed' ? 'failed' : 'open';
  return (
    <OutcomeScreen
      art="state-empty-window"
      text={t(`${name}.text`)}
      title={t(`${name}.title`)}
      way={
        <ButtonLink size="kid" to="/subscription#buy" variant="gold">
          {t('retry')}
        </ButtonLink>
      }
    />
  );
}

interface OutcomeScreenProps {
  art: ArtName;
  title: string;
  text: string;
  way: React.ReactNode;
}

function OutcomeScreen({ art, title, text, way }: OutcomeScreenProps) {
  return (
    <div role="status">
      <PageState action={way} art={art} heading="h1" text={text} title={title} />
    </div>
  );
}

function UnknownPayment() {
  const { t } = useTranslation('payment');
  return (
    <EmptyState
      action={<ToPurchases />}
      heading="h1"
      text={t('unknown.text')}
      title={t('unknown.title')}
    />
  );
}

function Trouble({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <ErrorState
      action={
        <Button busy={busy} onClick={onAgain} size="kid" variant="gold">
          {t('trouble.again')}
        </Button>
      }
      heading="h1"
      text={t('trouble.text')}
      title={t('trouble.title')}
    />
  );
}

function Checking() {
  const { t } = useTranslation('payment');
  return (
    <div className="grid gap-6">
      <h1 className="text-center text-d3">{t('checking')}</h1>
      <Skeleton className="leaf mx-auto w-full max-w-150 p-8" label={t('checking')} lines={4} />
    </div>
  );
}

function ToDashboard() {
  const { t } = useTranslation('payment');
  return (
    <ButtonLink size="kid" to="/dashboard" variant="gold">
      {t('dashboard')}
    </ButtonLink>
  );
}

function ToPurchases() {
  const { t } = useTranslation('payment');
  return (
    <ButtonLink size="kid" to="/purchases" variant="gold">
      {t('purchases')}
    </ButtonLink>
  );
}
