import type { Kind, Weights } from './weigh-page.ts';

/**
 * The most that each public page may weigh, in bytes as they are sent, without headers. Script: 170 KB
 * on the wire, of which some 6 KB are the headers of its files; before the largest paint 15 KB, which only what stands
 * in the page can be. The others are what the pages weigh, with a little room.
 * @see docs/requirements.md#r-speed-first-visit
 */
const everyPage: Weights = {
  document: 32_000,
  css: 19_000,
  'script inside': 6000,
  script: 158_000,
  data: 16_000,
  fonts: 73_000,
  images: 38_000,
};

/** Pages that have a reason of their own to weigh more, or a promise of their own to weigh less. */
const ownLimits: Record<string, Partial<Weights>> = {
  '/lesson/1/1': { script: 163_000 },
  '/lesson/1/2': { script: 163_000 },
  '/lesson/1/3': { script: 163_000 },
  // The whole catechism, to be read without a script and searched with one.
  '/catechism': { document: 105_000, data: 75_000 },
  // Forms, and of the page to sign up the list of refused passwords.
  '/login': { script: 163_500 },
  '/signup': { script: 164_000 },
  '/check-email': { script: 159_500 },
};

/** The limit of a page's kind of bytes. In: its path without language. */
export function limitOf(path: string, kind: Kind): number {
  return ownLimits[path]?.[kind] ?? everyPage[kind];
}
