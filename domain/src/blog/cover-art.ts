/** The drawings of ours that a post may have as its cover, by their names in `web/src/ui/art`. */
export const coverArts = [
  'emblem-1-introduction',
  'emblem-2-creed',
  'emblem-3-prayer',
  'emblem-4-sacraments',
  'emblem-5-commandments',
  'emblem-6-virtues',
  'map-day',
  'saint-nicholas',
  'saint-roundel',
  'saint-window',
  'story-bepi',
  'treasure-open',
  'window-1-introduction',
  'window-2-creed',
  'window-3-prayer',
  'window-4-sacraments',
  'window-5-commandments',
  'window-6-virtues',
] as const;

export type CoverArt = (typeof coverArts)[number];
