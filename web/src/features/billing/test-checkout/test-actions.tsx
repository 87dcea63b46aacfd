import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { type CallInput, call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { MoneyFault } from '../money-fault.tsx';
import type { Checkout } from './test-checkout.tsx';

type Action = CallInput<'POST /rest/v1/test-checkout/{session}'>['body']['action'];

interface TestActionsProps {
  session: string;
  checkout: Checkout;
  /** Called where the browser stays on the page, with something changed. */
  onChanged: () => void;
}

/**
 * What a tester lets happen: to a payment that is open, or to one that is on its way at the bank.
 */
export function TestActions({ session, checkout, onChanged }: TestActionsProps) {
  const { t } = useTranslation('test-checkout');
  const language = useLanguage();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (action: Action) =>
      call('POST /rest/v1/test-checkout/{session}', { params: { session }, body: { action } }),
    onSuccess: ({ url }) => (url ? location.assign(url) : onChanged()),
  });
  const leaving = Boolean(data?.url);
  const busy = isPending || leaving;
  const perform = (action: Action) => ({
    busy: busy && variables === action,
    className: 'max-md:w-full',
    onClick: () => {
      if (!busy) mutate(action);
    },
  });
  const amount = formatMoney(checkout.amount_cents, checkout.currency, language);
  return (
    <div className="grid gap-4">
      {variables === 'decline' && data && !isPending ? (
        <Notice live="alert" title={t('declined.title')} tone="again">
          <p>{t('declined.text')}</p>
        </Notice>
      ) : null}
      <MoneyFault error={error} saved={t('failed.text')} missing={t('gone.title')} />
      {checkout.state === 'open' ? (
        <div className="flex flex-wrap gap-3">
          <Button {...perform('pay')} variant="gold">
            {t('pay', { amount })}
          </Button>
          <Button {...perform('decline')}>{t('decline')}</Button>
          <Button {...perform('pay-later')}>{t('later')}</Button>
          <Button {...perform('cancel')} variant="quiet">
            {t('back')}
          </Button>
        </div>
      ) : (
        <>
          <p>{t('bank')}</p>
          <div className="flex flex-wrap gap-3">
            <Button {...perform('arrive')} variant="gold">
              {t('arrive')}
            </Button>
            <Button {...perform('fail')}>{t('fail')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
