import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { AskGrownUp } from '../ask-grown-up.tsx';
import { OwnDonation, ownDonationKey } from './own-donation.tsx';

export const handle: RouteHandle = { page: 'my-donation', namespaces: ['donate', 'billing'] };

/** `/my-donation?token=`: what the link in a receipt leads to. Opening it changes nothing; a child reads whom to ask. */
export default function OwnDonationPage() {
  const { t } = useTranslation('donate');
  const { viewer } = useSession();
  if (viewer !== 'child') return <DonationOfLink />;
  return (
    <div className="wrap py-7 md:py-11">
      <h1 className="mb-6">{t('own.title')}</h1>
      <AskGrownUp />
    </div>
  );
}

function DonationOfLink() {
  const { t } = useTranslation('donate');
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ownDonationKey(token),
    queryFn: () => call('GET /rest/v1/donation', { query: { token } }),
    enabled: token !== '',
  });
  if (data) return <OwnDonation donation={data} token={token} />;
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (token === '' || refused) {
    return (
      <CardPage art="state-error-candle" title={t('own.invalid')}>
        <p className="text-center">{t('own.invalid.text')}</p>
        <ButtonLink block to="/donate">
          {t('own.give')}
        </ButtonLink>
      </CardPage>
    );
  }
  if (error && !isFetching) {
    return (
      <div className="wrap py-12">
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('success.again')}
          text={t('own.failed.text')}
          title={t('own.failed.title')}
        />
      </div>
    );
  }
  return (
    <CardPage art="mark-rose" title={t('own.title')}>
      <Skeleton label={t('own.loading')} lines={4} />
    </CardPage>
  );
}
