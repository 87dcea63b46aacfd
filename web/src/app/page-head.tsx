import { languages } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { isPublicPath, localePath, pathWithoutLanguage } from '@/ui/paths.ts';
import { site } from './site.ts';

/** Title and description of the page in its language, the latter with a title of its own in it where it has one; on a public page its one address and the other languages. */
export function PageHead() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const path = pathWithoutLanguage(useLocation().pathname);
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const page = typeof handle?.page === 'function' ? handle.page(path) : handle?.page;
  // A page whose description nobody wrote has that of the whole: no search finds it.
  const description = `meta.${page}.description` as 'meta.home.description';
  const title = handle?.title?.(match?.loaderData) ?? t(page ? `meta.${page}.title` : 'brand');
  return (
    <>
      <title>{title}</title>
      <meta content={t([description, 'meta.home.description'], { title })} name="description" />
      {isPublicPath(path) ? (
        <>
          <link href={site + localePath(path, language)} rel="canonical" />
          {languages.map((code) => (
            <link href={site + localePath(path, code)} hrefLang={code} key={code} rel="alternate" />
          ))}
          <link href={site + localePath(path, 'en')} hrefLang="x-default" rel="alternate" />
        </>
      ) : null}
    </>
  );
}
