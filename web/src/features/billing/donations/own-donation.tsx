import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { Notice } from '@/ui/kit/notice.tsx';

type Donation = CallOutput<'GET /rest/v1/donation'>;

interface OwnDonationProps {
  donation: Donation;
  token: string;
}

/** The key under which the donation of a link is kept. */
export const ownDonationKey = (token: string) => ['own-donation', token];

/** A donation as its giver sees it, and the one press that ends a monthly one. */
export function OwnDonation({ donation, token }: OwnDonationProps) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('POST /rest/v1/donation/end', { body: { token } }),
    onSuccess: (answer) => client.setQueryData(ownDonationKey(token), answer),
  });
  const monthly = donation.type === 'monthly';
  const { currency, amount_cents: cents } = donation;
  return (
    <CardPage art="saint-roundel" title={t(monthly ? 'own.title.monthly' : 'own.title')}>
      <div className="grid gap-1 text-center">
        <p className="font-bold text-body">
          {t(monthly ? 'own.monthly' : 'own.once', {
            amount: formatMoney(cents, currency, language),
          })}
        </p>
        <Status donation={donation} />
      </div>
      {end.isSuccess ? (
        <Notice title={t('own.end.done')} tone="yes">
          <p className="text-ui">{t('own.end.done.text')}</p>
        </Notice>
      ) : null}
      <Payments donation={donation} />
      {donation.state === 'active' ? (
        <div className="grid gap-3">
          <p className="text-ui">{t('own.end.text')}</p>
          {end.isError ? <Notice title={t('own.end.failed')} tone="stop" /> : null}
          <Button block busy={end.isPending} onClick={() => end.mutate()}>
            {t('own.end')}
          </Button>
        </div>
      ) : (
        <>
          <p className="text-center">{t('own.thanks')}</p>
          <ButtonLink block to="/donate">
            {t('own.give')}
          </ButtonLink>
        </>
      )}
    </CardPage>
  );
}

function Status({ donation }: { donation: Donation }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const day = (at: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at));
  const { state, given_at, ended_at } = donation;
  const since = { date: day(given_at) };
  if (state === 'waiting') return <p>{t('own.waiting')}</p>;
  if (state === 'failed') return <p>{t('own.failed')}</p>;
  if (state === 'given') return <p>{t('own.given', since)}</p>;
  return (
    <>
      <p>{t('own.since', since)}</p>
      {ended_at ? <p>{t('own.ended', { date: day(ended_at) })}</p> : null}
    </>
  );
}

function Payments({ donation }: { donation: Donation }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const { payments, currency } = donation;
  if (donation.type === 'one-time' || payments.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <Tint className="grid gap-2 p-4 text-ui">
      <h2 className="font-bold text-ui">{t('own.payments')}</h2>
      <ul className="grid gap-1">
        {payments.map(({ paid_at, amount_cents: cents }) => (
          <li className="flex flex-wrap justify-between gap-x-4" key={paid_at}>
            <span>{date.format(new Date(paid_at))}</span>
            <span>{formatMoney(cents, currency, language)}</span>
          </li>
        ))}
      </ul>
    </Tint>
  );
}
