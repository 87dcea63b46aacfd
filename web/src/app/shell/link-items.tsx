import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '@/ui/i18n/locale-link.tsx';
import type { ShellLink } from './links.ts';

/**
 * The items of a list of links. All stand in the HTML, and the style sheet shows those of the viewer
 * (`[data-for]` in navigation.css), so that a page made at build time is right for each of the four.
 */
export function LinkItems({
  links,
  className,
}: {
  links: readonly ShellLink[];
  className: string;
}) {
  const { t } = useTranslation('common');
  return links.map(({ to, label, viewers, askGrownUp }) => (
    <li data-for={viewers?.join(' ')} key={to}>
      <LocaleNavLink className={className} to={to}>
        <span>
          {t(label)}
          {askGrownUp ? <span data-for="child"> {t('nav.ask-grown-up')}</span> : null}
        </span>
      </LocaleNavLink>
    </li>
  ));
}
