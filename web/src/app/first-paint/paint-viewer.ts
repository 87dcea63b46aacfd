import { readCookie } from '@/shared/i18n/language.ts';

const viewers = ['visitor', 'parent', 'child', 'admin'];

/** The cookie `viewer` tells which of the four navigations shows. It carries no right. */
export function paintViewer(root: HTMLElement): void {
  const viewer = readCookie(document.cookie, 'viewer') ?? '';
  root.dataset.viewer = viewers.includes(viewer) ? viewer : 'visitor';
}
