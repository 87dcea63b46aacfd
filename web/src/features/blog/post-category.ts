import type { BlogCategory } from '@pius/domain/blog/post.ts';

/** The hue of each topic, by the module that has it: prayer is that of the module on prayer. */
export const categoryHue: Record<BlogCategory, number> = {
  teaching: 2,
  'prayer-at-home': 3,
  'liturgical-year': 4,
  news: 5,
  'using-the-quest': 1,
};
