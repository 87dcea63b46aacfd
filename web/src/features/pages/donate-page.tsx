import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { VaultPanel } from '@/shared/ui/card.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import '@/shared/text/prose.css';

export const handle: RouteHandle = { page: 'donate', namespaces: ['public', 'billing'] };

/** What a gift does and how giving will work (spec 2, 9); a child reads whom to ask. */
export default function DonatePage() {
  const { t } = useTranslation('public');
  return (
    <article className="reading wrap">
      <h1>{t('donate.title')}</h1>
      <div data-for="visitor parent admin">
        <HowGivingWorks />
      </div>
      <div data-for="child">
        <AskGrownUp />
      </div>
    </article>
  );
}

function HowGivingWorks() {
  const { t } = useTranslation('public');
  const dollar = new Intl.NumberFormat(useLanguage(), { style: 'currency', currency: 'USD' });
  return (
    <div className="prose">
      <p>{t('donate.lead')}</p>
      <h2>{t('donate.how.title')}</h2>
      <ul>
        {/* Browsers differ in the space between amount and currency. */}
        <li suppressHydrationWarning>{t('donate.how.choice', { minimum: dollar.format(1) })}</li>
        <li>{t('donate.how.receipt')}</li>
        <li>{t('donate.how.child')}</li>
      </ul>
      <Notice title={t('donate.soon')} tone="note" />
    </div>
  );
}

function AskGrownUp() {
  const { t } = useTranslation('billing');
  return (
    <VaultPanel>
      <h2 className="text-d3">{t('pricing.askGrownUp.title')}</h2>
    </VaultPanel>
  );
}
