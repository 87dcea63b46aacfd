import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { AskGrownUp } from '../ask-grown-up.tsx';
import { GiftCard } from './gift-card.tsx';

export const handle: RouteHandle = { page: 'gift-card', namespaces: ['gift', 'billing'] };

const lookAgainEvery = 4000;

/**
 * `/gift-card?token=`: where a giver finds the code and a card to print, after paying and by the
 * link of the letter.
 */
export default function GiftCardPage() {
  const { viewer } = useSession();
  const { t } = useTranslation('gift');
  if (viewer !== 'child') return <OwnGift />;
  return (
    <div className="wrap py-7 md:py-11">
      <h1 className="mb-6">{t('card.for')}</h1>
      <AskGrownUp />
    </div>
  );
}

function OwnGift() {
  const { t } = useTranslation('gift');
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['gift-card', token],
    queryFn: () => call('POST /functions/v1/verify-gift', { body: { token } }),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookAgainEvery : false),
  });
  if (data?.state === 'ready' || data?.state === 'redeemed') return <GiftCard gift={data} />;
  if (data) return <GiftOutcome name={data.state} />;
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (token === '' || refused) return <GiftOutcome name="unknown" />;
  if (error) {
    return (
      <CardPage art="state-error-candle" title={t('card.trouble')}>
        <p role="alert">{t('card.trouble.text')}</p>
        <Button block busy={isFetching} onClick={() => void refetch()} size="kid">
          {t('again')}
        </Button>
      </CardPage>
    );
  }
  return (
    <CardPage art="mark-rose" title={t('card.loading')}>
      <Skeleton label={t('card.loading')} lines={4} />
    </CardPage>
  );
}

function GiftOutcome({ name }: { name: 'waiting' | 'failed' | 'void' | 'unknown' }) {
  const { t } = useTranslation('gift');
  return (
    <CardPage art="mark-rose" title={t(`card.${name}`)}>
      <p className="text-center" role="status">
        {t(`card.${name}.text`)}
      </p>
      {name === 'waiting' ? null : (
        <ButtonLink block to="/gift">
          {t(name === 'failed' ? 'again' : 'card.another')}
        </ButtonLink>
      )}
    </CardPage>
  );
}
