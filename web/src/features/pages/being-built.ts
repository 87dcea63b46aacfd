/** The pages that are not there yet: the address of each, and its name in the words `coming.<name>` and `meta.<name>.title`. */
export const comingPages = {
  '/ask-saint-pius-x': 'ask-saint-pius-x',
  '/saint-of-the-day': 'saint-of-the-day',
  '/daily-trivia': 'daily-trivia',
  '/word-search': 'word-search',
  '/crossword': 'crossword',
  '/coloring-page': 'coloring-page',
  '/blog': 'blog',
  '/blog/:slug': 'blog',
  '/payment-success': 'payment-success',
  '/donation-success': 'donation-success',
  '/admin/lesson-media': 'lesson-media',
  '/import-demo': 'import-demo',
  '/import-post': 'import-post',
} as const;

type ComingPage = (typeof comingPages)[keyof typeof comingPages];

/** Which of them an address asks for. In: a path without language, such as `/blog/first-steps` or `/admin/lesson-media`. */
export function comingPageAt(path: string): ComingPage | null {
  const found = Object.entries(comingPages).find(([address]) =>
    `${path}/`.startsWith(`${address}/`),
  );
  return found?.[1] ?? null;
}
