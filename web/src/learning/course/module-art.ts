import { type ArtName, artSizes } from '@/ui/art/art.ts';

const emblems: readonly ArtName[] = [
  'emblem-1-introduction',
  'emblem-2-creed',
  'emblem-3-prayer',
  'emblem-4-sacraments',
  'emblem-5-commandments',
  'emblem-6-virtues',
];

/** The emblem of a module, 1 to 6; of any other number the mark of the quest. */
export function moduleEmblem(module: number): ArtName {
  return emblems[module - 1] ?? 'mark-rose';
}

/** The window of a module, 1 to 6, with all its panes lit; of any other number the empty one. */
export function moduleWindow(module: number): ArtName {
  const names = Object.keys(artSizes) as ArtName[];
  return names.find((name) => name.startsWith(`window-${module}-`)) ?? 'state-empty-window';
}
