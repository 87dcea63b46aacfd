/** What a post is about; the words for each stand in `content/ui/<lang>/blog.json`. */
export const blogCategories = [
  'prayer-at-home',
  'teaching',
  'liturgical-year',
  'using-the-quest',
  'news',
] as const;

export type BlogCategory = (typeof blogCategories)[number];

/** A post in one language is written (draft), waits for its moment (scheduled), or is read (published). */
export const versionStates = ['draft', 'scheduled', 'published'] as const;

export type VersionState = (typeof versionStates)[number];

/** How a version stands at a moment. Nothing has to happen for a scheduled one to be published: its time comes. */
export function versionState(publishAt: Date | null, now: Date): VersionState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/** The longest of each field, in letters. */
export const longest = {
  title: 120,
  slug: 100,
  summary: 300,
  coverAlt: 300,
  author: 80,
  /** The Markdown of a post: some twenty pages. */
  source: 60_000,
} as const;

/** A slug: small letters without accents and digits, parted by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
