import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageLanguage, readStorage, storedLanguage } from '@/shared/i18n/language.ts';
import { paintViewer } from './first-paint/paint-viewer.ts';

/**
 * Keeps the language of the document in step with the address after each navigation, and gives theme and mark
 * back to a document that React has made anew, as it does round an error.
 */
export function useDocument(): void {
  const { i18n } = useTranslation('common');
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', readStorage('theme') === 'dark');
    paintViewer(document.documentElement);
  }, []);
  useEffect(() => {
    const language = pageLanguage(pathname, storedLanguage());
    if (language !== i18n.language) void i18n.changeLanguage(language);
  }, [i18n, pathname]);
}
