import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { Notice } from '@/ui/kit/notice.tsx';

/** Where coupons are made: they are Stripe's own promotion codes, and Stripe's checkout takes them. */
export function CouponsTab() {
  const { t } = useTranslation('giving');
  const { standIns } = usePublicConfig();
  return (
    <div className="grid max-w-[70ch] gap-4">
      <h2 className="text-d3">{t('coupons.title')}</h2>
      <p>{t('coupons.text')}</p>
      {standIns.includes('payments') ? (
        <Notice live="none" title={t('coupons.test')} tone="note" />
      ) : null}
    </div>
  );
}
