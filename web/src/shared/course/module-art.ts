import type { ArtName } from '../art/art.ts';

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
