import type { Catechism } from '@pius/domain/course/catechism.ts';
import { useTranslation } from 'react-i18next';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { loadCatechism } from '@/learning/catechism/catechism.ts';
import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { CatechismContents } from './catechism-contents.tsx';
import { CatechismSearch } from './catechism-search.tsx';
import { CatechismText } from './catechism-text.tsx';
import { entriesOf, useCatechismSearch } from './use-catechism-search.ts';
import { useCorrectedCatechism } from './use-corrected-catechism.ts';
import { useEntryOfAddress } from './use-entry-of-address.ts';
import './catechism-page.css';
import './catechism-search.css';

export const handle: RouteHandle = { page: 'catechism', namespaces: ['public'] };
export const loader = loadEntries;
export const clientLoader = loadEntries;

function loadEntries({ url }: { url: URL }): Promise<Catechism> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  return loadCatechism(pageLanguage(url.pathname, stored));
}

/** The words searched for are in the address, and change nothing of what is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * Every question and answer taught in the written lessons, by part and chapter of the catechism, to
 * read and search.
 */
export default function CatechismPage() {
  const { t } = useTranslation('public');
  const catechism = useCorrectedCatechism(useLoaderData<Catechism>());
  const search = useCatechismSearch(catechism);
  useEntryOfAddress();
  return (
    <div className="catechism wrap">
      <header>
        <h1>{t('catechism.title')}</h1>
        <p className="catechism-lead">{t('catechism.lead')}</p>
        <CatechismSearch search={search} total={entriesOf(catechism.parts).length} />
        <noscript>
          <p className="catechism-hint">{t('catechism.no-script')}</p>
        </noscript>
      </header>
      {search.matches === null && <CatechismContents parts={catechism.parts} />}
      <div className="catechism-text">
        <CatechismText {...catechism} matches={search.matches} />
        {search.matches === null && <p>{t('catechism.growing')}</p>}
      </div>
    </div>
  );
}
