import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import { loadPageFile, type PageFront } from './page-file.ts';

/** One question parents ask, with its answer; from `content/pages/faq.<language>.md`. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

/**
 * The questions parents ask, in the language of an address. Used while building and in the browser alike.
 * Throws where they cannot be fetched.
 */
export async function loadFaq({ url }: { url: URL }): Promise<readonly FaqEntry[]> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  const language = pageLanguage(url.pathname, stored);
  const page = await loadPageFile<PageFront & { faq: readonly FaqEntry[] }>('faq', language);
  return page?.front.faq ?? [];
}
