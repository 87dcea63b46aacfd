import { useTranslation } from 'react-i18next';
import { VaultPanel } from '@/ui/kit/card.tsx';

/**
 * What a child reads where money is spoken of. Its words are in `billing`.
 * @see docs/requirements.md#r-no-prices-for-a-child
 */
export function AskGrownUp() {
  const { t } = useTranslation('billing');
  return (
    <VaultPanel>
      <h2 className="text-d3">{t('pricing.askGrownUp.title')}</h2>
    </VaultPanel>
  );
}
