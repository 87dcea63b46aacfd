import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatMoney } from '@/learning/plans/price.ts';
import { track } from '@/learning/tracking/track.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

export const handle: RouteHandle = { page: 'donation-success', namespaces: ['donate'] };

const lookAgainEvery = 4000;

/**
 * `/donation-success?session_id=`: thanks for a donation, once it has arrived.
 * @see docs/requirements.md#r-donation
 */
export default function DonationSuccessPage() {
  const { t } = useTranslation('donate');
  const sessionId = useSearchParams()[0].get('session_id') ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['donation', sessionId],
    queryFn: () => call('POST /functions/v1/verify-donation', { body: { session_id: sessionId } }),
    enabled: sessionId !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? lookAgainEvery : false),
  });
  const paid = data?.state === 'paid';
  useEffect(() => {
    if (paid) track('purchase', { session_id: sessionId });
  }, [paid, sessionId]);
  const unknown =
    sessionId === '' || (error instanceof ApiError && error.status < 500 && error.status >= 400);
  if (data?.state === 'paid') return <Arrived {...data} />;
  if (unknown) return <DonationOutcome art="mark-rose" name="unknown" />;
  if (data)
    return (
      <DonationOutcome art="mark-rose" name={data.state === 'failed' ? 'failed' : 'pending'} />
    );
  if (error) {
    return (
      <CardPage art="state-error-candle" title={t('success.trouble')}>
        <p role="alert">{t('success.trouble.text')}</p>
        <Button block busy={isFetching} onClick={() => void refetch()} size="kid">
          {t('success.again')}
        </Button>
      </CardPage>
    );
  }
  return (
    <CardPage art="mark-rose" title={t('success.loading')}>
      <Skeleton label={t('success.loading')} lines={3} />
    </CardPage>
  );
}

interface ArrivedProps {
  type: 'one-time' | 'monthly';
  amount_cents: number;
  currency: string;
}

function Arrived({ type, amount_cents: cents, currency }: ArrivedProps) {
  const { t } = useTranslation('donate');
  const amount = formatMoney(cents, currency, useLanguage());
  const monthly = type === 'monthly';
  return (
    <CardPage art="saint-roundel" title={t('success.title')}>
      <div className="grid gap-3 text-center" role="status">
        <p className="font-bold text-body">
          {t(monthly ? 'success.monthly' : 'success.once', { amount })}
        </p>
        <p>{t(monthly ? 'success.receipt.monthly' : 'success.receipt')}</p>
      </div>
      <ButtonLink block size="kid" to="/" variant="gold">
        {t('success.home')}
      </ButtonLink>
    </CardPage>
  );
}

interface DonationOutcomeProps {
  art: 'mark-rose' | 'state-error-candle';
  name: 'pending' | 'failed' | 'unknown';
}

function DonationOutcome({ art, name }: DonationOutcomeProps) {
  const { t } = useTranslation('donate');
  return (
    <CardPage art={art} title={t(`success.${name}`)}>
      <p className="text-center" role="status">
        {t(`success.${name}.text`)}
      </p>
      {name === 'failed' ? (
        <ButtonLink block size="kid" to="/donate" variant="gold">
          {t('success.again')}
        </ButtonLink>
      ) : (
        <ButtonLink block size="kid" to="/">
          {t('success.home')}
        </ButtonLink>
      )}
    </CardPage>
  );
}
