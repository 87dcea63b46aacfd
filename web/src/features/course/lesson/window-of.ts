import type { ArtName } from '@/ui/art/art.ts';

const windows = [
  'window-1-introduction',
  'window-2-creed',
  'window-3-prayer',
  'window-4-sacraments',
  'window-5-commandments',
  'window-6-virtues',
] as const satisfies readonly ArtName[];

/** The drawing of a module's window; module 1 to 6. */
export function windowOf(module: number): ArtName {
  return windows[module - 1] ?? windows[0];
}
