import type { Language } from '@pius/domain/language.ts';

/** A page of `content/pages/`: its front matter and its text as HTML, both made while building. */
export interface Page<Front = PageFront> {
  front: Front;
  html: string;
}

/** What stands at the head of every page's file. */
export interface PageFront {
  title: string;
  description: string;
}

const files = import.meta.glob<Page<unknown>>('../../../../content/pages/*.md', {
  import: 'default',
});

/**
 * The page of a name in one language; in the browser each is a file of its own, fetched when asked
 * for.
 * @returns Null where there is none.
 * @throws Where it cannot be fetched.
 */
export async function loadPageFile<Front = PageFront>(
  name: string,
  language: Language,
): Promise<Page<Front> | null> {
  const load = files[`../../../../content/pages/${name}.${language}.md`];
  return load ? ((await load()) as Page<Front>) : null;
}
