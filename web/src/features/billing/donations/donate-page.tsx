import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { AskGrownUp } from '../ask-grown-up.tsx';
import { DonateForm } from './donate-form.tsx';

export const handle: RouteHandle = {
  page: 'donate',
  namespaces: ['donate', 'billing', 'errors'],
};

/** A donation, once or every month; a child reads whom to ask. @see docs/requirements.md#r-donation */
export default function DonatePage() {
  const { t } = useTranslation('donate');
  return (
    <div className="wrap grid gap-7 py-7 md:py-11 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <header className="max-w-[60ch]">
        <h1>{t('title')}</h1>
        <p className="mt-4 text-lead" data-for="visitor parent admin">
          {t('lead')}
        </p>
      </header>
      <div data-for="visitor parent admin">
        <DonateForm />
      </div>
      <GoodToKnow />
      <div className="lg:col-span-2" data-for="child">
        <AskGrownUp />
      </div>
    </div>
  );
}

function GoodToKnow() {
  const { t } = useTranslation('donate');
  const { standIns } = usePublicConfig();
  return (
    <section
      aria-labelledby="good-to-know"
      className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      data-for="visitor parent admin"
    >
      <Art alt="" className="max-lg:hidden" name="window-6-virtues" width={140} />
      <h2 className="text-d3" id="good-to-know">
        {t('how.title')}
      </h2>
      <ul className="grid list-disc gap-3 ps-5">
        <li>{t(standIns.includes('payments') ? 'how.test' : 'how.card')}</li>
        <li>{t('how.plan')}</li>
        <li>
          {t('how.gift')} <LocaleLink to="/gift">{t('how.gift.link')}</LocaleLink>
        </li>
      </ul>
    </section>
  );
}
