import type { ComponentProps } from 'react';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { classes } from './classes.ts';

interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof LocaleLink> {}

/** A link that looks like a button. `to` is a path without language. */
export function ButtonLink({ variant, size, block, className, ...link }: ButtonLinkProps) {
  return (
    <LocaleLink {...link} className={classes(buttonClasses({ variant, size, block }), className)} />
  );
}
