import { moduleNumbers } from '@pius/domain/course/counts.ts';
import { useTranslation } from 'react-i18next';
import { moduleWindow } from '@/learning/course/module-art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { VaultPanel } from '@/ui/kit/card.tsx';

/** What a plan would open: for a grown-up with the way to the plans, for a child with whom to ask. */
export function UpgradePanel() {
  const { t } = useTranslation('public');
  const { t: tBilling } = useTranslation('billing');
  return (
    <VaultPanel as="section" className="demo-upgrade">
      <div data-for="visitor parent admin">
        <h2>{t('demo.upgrade.title')}</h2>
        <p>{t('demo.upgrade.text')}</p>
        <ButtonLink size="kid" to="/subscription" variant="onvault">
          {t('demo.plans')}
        </ButtonLink>
      </div>
      <div data-for="child">
        <h2>{tBilling('pricing.askGrownUp.title')}</h2>
        <p>{tBilling('pricing.askGrownUp.text')}</p>
      </div>
      <p className="demo-windows">
        {moduleNumbers.map((number) => (
          <Art alt="" key={number} name={moduleWindow(number)} width={72} />
        ))}
      </p>
    </VaultPanel>
  );
}
