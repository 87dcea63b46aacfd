/** The name of a page that is not there yet, as in `coming.<name>` of `public.json`. */
export type ComingPage = (typeof comingPages)[number];

const comingPages = [
  'ask-saint-pius-x',
  'saint-of-the-day',
  'daily-trivia',
  'word-search',
  'crossword',
  'coloring-page',
  'blog',
  'payment-success',
  'donation-success',
  'lesson-media',
  'import-demo',
  'import-post',
] as const;

/** Which of them an address asks for. In: a path without language, such as `/blog/first-steps` or `/admin/lesson-media`. */
export function comingPageAt(path: string): ComingPage | null {
  const segments = path.split('/');
  return comingPages.find((name) => segments.includes(name)) ?? null;
}
