/** What an import tells of a post it brings in: what was left out of it, and what was made for it. */
export const importRemarks = [
  'script',
  'style',
  'frame',
  'media',
  'form',
  'picture',
  'handler',
  'link',
  'shortcode',
  'cover',
  'title-cut',
  'summary-made',
  'summary-cut',
  'slug-made',
  'category-unknown',
  'author-unknown',
  'field-unknown',
] as const;

export type ImportRemark = (typeof importRemarks)[number];

/** Why a post of a document cannot be brought in. */
export const importRefusals = [
  'title-missing',
  'text-missing',
  'too-long',
  'unreadable',
  'same-address',
  'protected',
  'in-trash',
] as const;

export type ImportRefusal = (typeof importRefusals)[number];

/** What is wrong with a document as a whole. */
export const importFaults = [
  'empty',
  'not-text',
  'doctype',
  'xml',
  'not-wordpress',
  'no-posts',
  'too-many-posts',
  'too-much',
  'front-matter-open',
  'front-matter',
  'field-missing',
  'field-wrong',
] as const;

export type ImportFault = (typeof importFaults)[number];

/** The most posts that one document may bring. */
export const mostImportedPosts = 2_000;
