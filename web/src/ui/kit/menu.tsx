import { ChevronDown, Lock } from 'lucide-react';
import { Content, Item, Root, Trigger } from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-look.ts';
import { IconButton } from './icon-button.tsx';
import './menu.css';

interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** What it does; or `to`, the page it leads to, a path without language. */
  onSelect?: () => void;
  to?: string;
  /** Why it is not open now. The keys reach it, so that the reason is read. */
  locked?: string;
}

interface MenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What the button shows: words, or an icon alone with `name`. */
  label: ReactNode;
  /** The name of a button that shows an icon alone, such as "More for Lucia". */
  name?: string;
  items: readonly MenuItem[];
}

/**
 * A button that opens a list of what can be done with a thing. Arrow keys, first letters and Escape work as in any menu.
 * The list stands beside its button in the page, so that it belongs to the same landmark or dialog.
 */
export function Menu({ label, name, items, variant, size }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>
        {name ? (
          <IconButton label={name} size={size}>
            {label}
          </IconButton>
        ) : (
          <Button variant={variant} size={size}>
            {label}
            <ChevronDown aria-hidden className="menu-chevron" />
          </Button>
        )}
      </Trigger>
      <Content align="start" className="menu-list" collisionPadding={12} loop sideOffset={6}>
        {items.map((item) => (
          <MenuLine item={item} key={item.key} />
        ))}
      </Content>
    </Root>
  );
}

function MenuLine({ item: { label, icon, onSelect, to, locked } }: { item: MenuItem }) {
  const inside = (
    <>
      {locked ? <Lock aria-hidden /> : icon}
      <span>
        {label}
        {locked && <span className="menu-reason">{locked}</span>}
      </span>
    </>
  );
  if (to && !locked) {
    return (
      <Item asChild className="menu-item" textValue={label}>
        <LocaleLink to={to}>{inside}</LocaleLink>
      </Item>
    );
  }
  return (
    <Item
      aria-disabled={locked ? true : undefined}
      className="menu-item"
      onSelect={(event) => (locked ? event.preventDefault() : onSelect?.())}
      textValue={label}
    >
      {inside}
    </Item>
  );
}
