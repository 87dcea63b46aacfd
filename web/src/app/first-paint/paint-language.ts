import { type Language, splitLanguagePrefix } from '@pius/domain/language.ts';
import { asLanguage, pageLanguage, storedLanguage, storeLanguage } from '@/shared/i18n/language.ts';
import { localePath, pathWithoutLanguage } from '@/shared/paths.ts';
import { pressed } from './pressed.ts';

/** Applies the rule that `shared/i18n/language.ts` explains, before anything is painted. */
export function paintLanguage(root: HTMLElement): void {
  const asked = asLanguage(new URLSearchParams(location.search).get('lang'));
  const named = splitLanguagePrefix(location.pathname).language;
  const stored = asked ?? storedLanguage() ?? named;
  if (stored) storeLanguage(stored);
  const language = pageLanguage(location.pathname, stored);
  if (asked || (named === null && !('shell' in root.dataset) && language !== root.lang)) {
    lead(asked ?? language);
  }
  if ('shell' in root.dataset) root.lang = language;
  addEventListener('click', (event) => {
    const choice = pressed(event, '[data-choose-language]');
    const chosen = asLanguage(choice?.getAttribute('data-choose-language'));
    if (chosen) storeLanguage(chosen);
  });
}

/** Opens this page in a language, at its clean address, unless it is there already. */
function lead(language: Language): void {
  const address = addressIn(language, location);
  if (address !== location.pathname + location.search) location.replace(address + location.hash);
}

/**
 * The clean address of a page in a language, with its query but for `lang`. In: where the page was opened, as
 * anybody may have written it. Out: always a path of this site; two slashes in front would name another host.
 */
export function addressIn(
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  const path = pathWithoutLanguage(pathname).replace(/^[/\\\s]+/, '/');
  return localePath(path, language) + (query.size ? `?${query}` : '');
}
