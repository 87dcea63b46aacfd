import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import { pathWithoutLanguage } from '@/ui/paths.ts';
import { loadPageFile, type Page } from '@/ui/text/page-file.ts';

/**
 * The page of an address, in the language of that address (`ui/i18n/language.ts`). Used while building and
 * in the browser alike. Throws a 404 where no file is.
 */
export async function loadPage<Front>({ url }: { url: URL }): Promise<Page<Front>> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  const name = pathWithoutLanguage(url.pathname).slice(1);
  const page = await loadPageFile<Front>(name, pageLanguage(url.pathname, stored));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}
