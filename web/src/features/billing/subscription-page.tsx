import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PlanPanels } from '@/learning/plans/plan-panels.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { type FaqEntry, loadFaq } from '@/ui/text/faq.ts';
import { FaqSection } from '@/ui/text/faq-section.tsx';
import { BuyPlace } from './buy-place.tsx';
import './subscription-page.css';

export const handle: RouteHandle = { page: 'subscription', namespaces: ['public', 'billing'] };
export const loader = loadFaq;
export const clientLoader = loadFaq;

/**
 * The three plans and what parents ask about them; a parent buys here, a child reads whom to ask.
 * @see docs/requirements.md#r-plans
 */
export default function SubscriptionPage() {
  const faq = useLoaderData<readonly FaqEntry[]>();
  const { t } = useTranslation('public');
  const { t: tBilling } = useTranslation('billing');
  return (
    <div className="subscription">
      <div className="wrap">
        <header>
          <h1>{t('subscription.title')}</h1>
          <p data-for="visitor parent admin">
            {tBilling('pricing.title')}. {tBilling('pricing.lead')}
          </p>
        </header>
        <PlanPanels heading="h2">
          <BuyPlace />
        </PlanPanels>
        <p className="subscription-terms" data-for="visitor parent admin">
          <LocaleLink to="/gift">{t('subscription.gift')}</LocaleLink>{' '}
          <LocaleLink to="/redeem">{t('subscription.redeem')}</LocaleLink>{' '}
          <LocaleLink to="/terms">{t('subscription.terms')}</LocaleLink>
        </p>
      </div>
      <FaqSection entries={faq} title={tBilling('questions.title')} />
    </div>
  );
}
