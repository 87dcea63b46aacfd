import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { pathWithoutLanguage } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { Chip } from '@/shared/ui/chip.tsx';
import { EmptyState } from '@/shared/ui/page-states.tsx';
import { comingPageAt } from './being-built.ts';

export const handle: RouteHandle = {
  page: (path) => comingPageAt(path) ?? 'home',
  namespaces: ['public'],
};

/** A page that is still being built: what will be here, and the way back. */
export default function BeingBuiltPage() {
  const { t } = useTranslation('public');
  const { t: tCommon } = useTranslation('common');
  const name = comingPageAt(pathWithoutLanguage(useLocation().pathname));
  if (!name) return null;
  return (
    <div className="wrap grid justify-items-center gap-4 pt-12">
      <Chip>{t('coming.label')}</Chip>
      <EmptyState
        action={
          <>
            <ButtonLink size="kid" to="/quest-map" variant="gold">
              {t('coming.map')}
            </ButtonLink>
            <ButtonLink size="kid" to="/">
              {tCommon('not-found.home')}
            </ButtonLink>
          </>
        }
        heading="h1"
        text={t(`coming.${name}`)}
        title={tCommon(`meta.${name}.title`)}
      />
    </div>
  );
}
