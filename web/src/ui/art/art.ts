const files = import.meta.glob<string>('./*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Every drawing with its own width and height in pixels, as its `viewBox` has them. */
export const artSizes = {
  'badge-dedicated-learner': [200, 200],
  'badge-faithful-student': [200, 200],
  'badge-first-steps': [200, 200],
  'badge-module-adept': [200, 200],
  'badge-module-master': [200, 200],
  'badge-module-novice': [200, 200],
  'badge-saint-in-training': [200, 200],
  'badge-scholar': [200, 200],
  'emblem-1-introduction': [240, 240],
  'emblem-2-creed': [240, 240],
  'emblem-3-prayer': [240, 240],
  'emblem-4-sacraments': [240, 240],
  'emblem-5-commandments': [240, 240],
  'emblem-6-virtues': [240, 240],
  'map-day': [1200, 1080],
  'map-mobile-day': [390, 1840],
  'map-mobile-night': [390, 1840],
  'map-night': [1200, 1080],
  'mark-rose': [64, 64],
  'print-corner': [96, 96],
  'print-lamp': [160, 120],
  'saint-nicholas': [240, 240],
  'saint-roundel': [240, 240],
  'saint-window': [480, 760],
  'state-empty-window': [200, 200],
  'state-error-candle': [200, 200],
  'story-bepi': [800, 480],
  'tile-jewel-border': [168, 14],
  'tile-vault-stars': [160, 160],
  'tile-vine-border-dark': [72, 240],
  'tile-vine-border': [72, 240],
  'treasure-locked': [360, 300],
  'treasure-open': [360, 300],
  'window-1-introduction': [200, 300],
  'window-2-creed': [200, 300],
  'window-3-prayer': [200, 300],
  'window-4-sacraments': [200, 300],
  'window-5-commandments': [200, 300],
  'window-6-virtues': [200, 300],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** The name of a drawing: its file name without `.svg`. */
export type ArtName = keyof typeof artSizes;

/**
 * The address of a drawing. Drawings are files of their own, never data URIs, so that the table
 * costs a page only its addresses and the strictest image policy still shows them.
 */
export function artUrl(name: ArtName): string {
  const url = files[`./${name}.svg`];
  if (!url) throw new Error(`The drawing ${name} has no file.`);
  return url;
}
