import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { localePath } from '../paths.ts';
import { useLanguage } from './use-language.ts';

/** A link inside the product. `to` is a path without language; the link leads to the page in the reader's language. */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localePath(to, useLanguage())} {...rest} />;
}

/** The same, and it says `aria-current="page"` where it leads to the page that is open. */
export function LocaleNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink to={localePath(to, useLanguage())} end {...rest} />;
}
