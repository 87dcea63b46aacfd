import type { Language } from '@pius/domain/language.ts';
import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

/** Gets the messages of one language and namespace; throws where there are none. */
export type LoadMessages = (language: string, namespace: string) => Promise<Record<string, string>>;

/**
 * The messages of the interface in one language, ready to be rendered without waiting. Each call makes an instance of
 * its own.
 *
 * @param namespaces those of the page beside `common`; further ones are loaded when a page first asks for them
 */
export async function createI18n(
  language: Language,
  namespaces: readonly string[],
  load: LoadMessages,
): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(resourcesToBackend(load))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
  return instance;
}
