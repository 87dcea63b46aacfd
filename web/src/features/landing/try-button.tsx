import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/kit/button-link.tsx';

/** The one gold button: module 1 for a grown-up to try; to a child, who has nothing to try, the map. */
export function TryButton({ label }: { label: string }) {
  const { t } = useTranslation('landing');
  return (
    <>
      <ButtonLink
        data-for="visitor parent admin"
        data-track="try"
        size="kid"
        to="/demo"
        variant="gold"
      >
        {label}
      </ButtonLink>
      <ButtonLink data-for="child" size="kid" to="/quest-map" variant="gold">
        {t('hero.map')}
      </ButtonLink>
    </>
  );
}
