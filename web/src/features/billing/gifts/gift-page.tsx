import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { AskGrownUp } from '../ask-grown-up.tsx';
import { GiftForm } from './gift-form.tsx';

export const handle: RouteHandle = { page: 'gift', namespaces: ['gift', 'billing', 'errors'] };

/**
 * `/gift`: access for a child one knows, bought without an account and given by a code.
 * @see docs/requirements.md#r-gift
 */
export default function GiftPage() {
  const { t } = useTranslation('gift');
  return (
    <div className="wrap grid gap-7 py-7 md:py-11 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <header className="max-w-[60ch]" data-for="visitor parent admin">
        <h1>{t('title')}</h1>
        <p className="mt-4 text-lead">{t('lead')}</p>
      </header>
      <div data-for="visitor parent admin">
        <GiftForm />
      </div>
      <HowItWorks />
      <div className="lg:col-span-2" data-for="child">
        <h1 className="mb-6">{t('card.for')}</h1>
        <AskGrownUp />
      </div>
    </div>
  );
}

function HowItWorks() {
  const { t } = useTranslation('gift');
  const isTest = usePublicConfig().standIns.includes('payments');
  return (
    <section
      aria-labelledby="how-it-works"
      className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      data-for="visitor parent admin"
    >
      <Art alt="" className="max-lg:hidden" name="treasure-open" width={160} />
      <h2 className="text-d3" id="how-it-works">
        {t('how.title')}
      </h2>
      {isTest ? <p>{t('how.test')}</p> : null}
      <ol className="grid list-decimal gap-3 text-pretty ps-6">
        {isTest ? null : <li>{t('how.pay')}</li>}
        <li>{t('how.card')}</li>
        <li>{t('how.redeem')}</li>
      </ol>
      <p className="text-pretty">{t('how.once')}</p>
      <p>
        {t('have')} <LocaleLink to="/redeem">{t('have.link')}</LocaleLink>
      </p>
    </section>
  );
}
