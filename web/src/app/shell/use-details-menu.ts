import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface DetailsMenu {
  ref: RefObject<HTMLDetailsElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
}

/**
 * Gives a `<details>` the manners of a menu: it closes on Escape with the focus back on its button, on a
 * press outside, when the focus leaves it, and when another page opens; the arrow keys, Home and End move
 * between its links. Without script it still opens and closes.
 */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // Opened before the app had started it stays open: only another page closes it.
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    if (ref.current) ref.current.open = false;
  }, [pathname]);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const menu = ref.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target))
        menu.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  return { ref, onKeyDown: moveInMenu };
}

function moveInMenu(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  const button = menu.querySelector('summary');
  if (event.key === 'Escape' && menu.open) {
    event.stopPropagation();
    menu.open = false;
    button?.focus();
    return;
  }
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  event.preventDefault();
  menu.open = true;
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')].filter((item) =>
    item.checkVisibility(),
  );
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[nextIndex(event.key, at, items.length)]?.focus();
}

/** The place the focus goes to among `count` items; `at` is -1 while it is on the menu's button. */
export function nextIndex(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  return at <= 0 ? count - 1 : at - 1;
}
