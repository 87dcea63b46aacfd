import { classes } from './classes.ts';

/** Gold is the one primary of a view; hue takes the colour of the nearest `data-module`. */
export type ButtonVariant = 'gold' | 'outline' | 'quiet' | 'onvault' | 'hue';

/** `ui` is 44 px high for parents, `kid` 56 px for children. */
export type ButtonSize = 'ui' | 'kid';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  block?: boolean;
}

const BASE =
  'inline-flex max-w-full items-center justify-center gap-[.6em] border-2 font-bold leading-tight button-words [overflow-wrap:anywhere] no-underline transition-[background-color,transform,box-shadow] duration-(--fast) [&_.lucide]:size-[1.2em]';

const VARIANTS: Record<ButtonVariant, string> = {
  gold: 'border-lead bg-gold text-on-gold shadow-bevel hover:bg-gold-hover active:shadow-[inset_0_2px_0_rgb(150_92_0/.34)]',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink/7',
  quiet: 'border-transparent bg-transparent text-link hover:bg-link/10',
  onvault: 'border-white bg-transparent text-white hover:bg-white/14',
  hue: 'border-lead bg-m text-on-m shadow-[inset_0_2px_0_rgb(255_255_255/.28),inset_0_-4px_0_rgb(0_0_0/.22)] hover:bg-[color-mix(in_oklab,var(--m)_86%,var(--ink))]',
};

const SIZES: Record<ButtonSize, string> = {
  ui: 'min-h-11 rounded-control px-[1.15em] py-[.5em] text-ui',
  kid: 'min-h-14 rounded-2xl px-[min(1.5em,8vw)] py-[.65em] text-body',
};

const LOCKED = 'cursor-not-allowed border-dashed border-edge bg-sunken text-ink-faint';

/** The classes of a button or of a link that looks like one. */
export function buttonClasses(look: ButtonLook & { locked?: boolean }): string {
  const { variant = 'outline', size = 'ui', block = false, locked = false } = look;
  return classes(
    BASE,
    SIZES[size],
    locked ? LOCKED : classes(VARIANTS[variant], 'active:translate-y-0.5'),
    block && 'w-full',
  );
}
