import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatMoney } from '@/learning/plans/price.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { TestActions } from './test-actions.tsx';

export type Checkout = CallOutput<'GET /rest/v1/test-checkout/{session}'>;

/** How the id of every TEST checkout begins. */
const ofTest = 'test_';

/** What is to be paid, and what can happen to it: paid, refused, paid later, left. No card, and no money. */
export function TestCheckout() {
  const { t } = useTranslation('test-checkout');
  const { session = '' } = useParams();
  const lang = useLanguage();
  const isOne = session.startsWith(ofTest);
  const { data, error, refetch } = useQuery({
    queryKey: ['test-checkout', session, lang],
    queryFn: () =>
      call('GET /rest/v1/test-checkout/{session}', { params: { session }, query: { lang } }),
    enabled: isOne,
    staleTime: 0,
  });
  if (!isOne) return <Gone />;
  if (!data && error) {
    const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isGone ? <Gone /> : <Failed onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Skeleton className="leaf mx-auto max-w-150 p-8" label={t('loading')} lines={6} />;
  }
  if (data.state !== 'open' && data.state !== 'pending') return <Gone />;
  return (
    <Leaf className="mx-auto grid max-w-150 gap-6 text-ui" padding="wide">
      <div className="grid gap-3">
        <p className="inline-flex items-center gap-2 justify-self-start rounded-chip border-2 border-again-edge border-dashed bg-again-bg px-3 py-1 font-bold text-again text-body">
          <FlaskConical aria-hidden />
          {t('mark')}
        </p>
        <h1 className="text-d2">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Bill checkout={data} />
      <TestActions checkout={data} onChanged={() => void refetch()} session={session} />
    </Leaf>
  );
}

function Bill({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('test-checkout');
  const language = useLanguage();
  const { lines, amount_cents, currency, monthly, email } = checkout;
  return (
    <dl className="divide-y-[1.5px] divide-rule border-rule border-y-[1.5px]">
      {lines.map(({ name, amount_cents: each, quantity }) => (
        <Line
          key={name}
          name={quantity > 1 ? `${quantity} × ${name}` : name}
          value={formatMoney(each * quantity, currency, language)}
        />
      ))}
      <Line
        name={<b>{t('total')}</b>}
        value={
          <>
            <b className="text-body">{formatMoney(amount_cents, currency, language)}</b>
            {monthly ? ` ${t('monthly')}` : ''}
          </>
        }
      />
      {email ? <Line name={t('email')} value={email} /> : null}
    </dl>
  );
}

function Line({ name, value }: { name: React.ReactNode; value: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <dt className="min-w-0">{name}</dt>
      <dd className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('test-checkout');
  return (
    <EmptyState
      action={
        <ButtonLink size="kid" to="/subscription" variant="gold">
          {t('gone.plans')}
        </ButtonLink>
      }
      heading="h1"
      text={t('gone.text')}
      title={t('gone.title')}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('test-checkout');
  return (
    <ErrorState
      heading="h1"
      onRetry={onRetry}
      retryLabel={t('again')}
      text={t('failed.text')}
      title={t('failed.title')}
    />
  );
}
