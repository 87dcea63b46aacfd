import { type PagePattern, pageAccess } from '@pius/domain/account/access.ts';

/** An address for each page of the table of access. */
const examples: Partial<Record<PagePattern, string>> = {
  '/blog/:slug': '/blog/learning-answers-by-heart',
  '/lesson/:moduleId/:lessonId': '/lesson/1/1',
  '/quiz/:lessonId': '/quiz/1-1',
  '/lesson/:lessonId': '/lesson/1',
  '/test-checkout/:session': '/test-checkout/no-such-session',
  '/certificate/:module': '/certificate/1',
  '/admin/*': '/admin/lesson-media',
};

/** Every page of the table of access, and an address of it. One with a parameter needs an example above. */
export const places = (Object.keys(pageAccess) as PagePattern[]).map((page) => {
  const path = examples[page] ?? page;
  if (/[:*]/.test(path)) throw new Error(`${page} needs an example of an address in places.ts.`);
  return { page, path };
});
