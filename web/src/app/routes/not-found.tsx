import { decidePage } from '@pius/domain/account/access.ts';
import { splitLanguagePrefix } from '@pius/domain/language.ts';
import { data, replace } from 'react-router';
import { storeLanguage } from '@/ui/i18n/language.ts';

/**
 * Every address that no page has. One of the app with a language in front, `/fr/dashboard`, is its page in
 * that language: the server leads there, and where there is none between, as offline, this does.
 * @see docs/requirements.md#r-not-found
 */
export function clientLoader({ url }: { url: URL }): Response {
  const { language, path } = splitLanguagePrefix(url.pathname);
  if (!language || decidePage(path, 'visitor').kind === 'unknown')
    throw data(null, { status: 404 });
  storeLanguage(language);
  return replace(path + url.search + url.hash);
}

export default function NotFoundRoute() {
  return null;
}
