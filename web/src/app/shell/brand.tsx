import { useTranslation } from 'react-i18next';
import { artUrl } from '@/ui/art/art.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';

/** The mark and the name; leads home. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <LocaleLink aria-label={t('nav.home')} className="brand" to="/">
      <img alt="" height="44" src={artUrl('mark-rose')} width="44" />
      <span>{t('brand')}</span>
    </LocaleLink>
  );
}
