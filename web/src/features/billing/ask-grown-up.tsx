import { useTranslation } from 'react-i18next';
import { VaultPanel } from '@/shared/ui/card.tsx';

/** What a child reads where money is spoken of (product.md "Prices and a child"). Its words are in `billing`. */
export function AskGrownUp() {
  const { t } = useTranslation('billing');
  return (
    <VaultPanel>
      <h2 className="text-d3">{t('pricing.askGrownUp.title')}</h2>
    </VaultPanel>
  );
}
