import { splitLanguagePrefix } from '@pius/domain/language.ts';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import {
  asLanguage,
  pageLanguage,
  readCookie,
  storedLanguage,
  storeLanguage,
} from '@/ui/i18n/language.ts';
import { addressIn } from '@/ui/paths.ts';
import { showTheme, storedTheme } from '@/ui/theme.ts';

/**
 * Keeps the language of the document in step with the address, and gives theme and viewer back to a document that React
 * has made again, as it does round an error.
 */
export function useDocument(): void {
  const { i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const request = useRequestedLanguage();
  useLayoutEffect(() => {
    showTheme(storedTheme());
    document.documentElement.dataset.viewer ??= readCookie(document.cookie, 'viewer') ?? 'visitor';
  }, []);
  useEffect(() => {
    const stored = request ?? storedLanguage() ?? splitLanguagePrefix(pathname).language;
    if (stored) storeLanguage(stored);
    const language = pageLanguage(pathname, stored);
    if (language !== i18n.language) void i18n.changeLanguage(language);
  }, [i18n, pathname, request]);
}

/** Leads from an address with `?lang=` to the clean one in that language; with a network the server has done so. */
function useRequestedLanguage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const request = asLanguage(new URLSearchParams(search).get('lang'));
  useEffect(() => {
    if (!request) return;
    storeLanguage(request);
    void navigate(addressIn(request, { pathname, search }) + hash, { replace: true });
  }, [request, pathname, search, hash, navigate]);
  return request;
}
