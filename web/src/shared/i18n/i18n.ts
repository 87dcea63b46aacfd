import type { Language } from '@pius/domain/language.ts';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadWords } from './words.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadWords(language, namespace).then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    );
  },
};

/**
 * The words of the interface in one language, ready to be rendered without waiting. In: the language, and the
 * namespaces of the page beside `common`; further ones are fetched when a page first asks for them.
 * Each call makes an instance of its own.
 */
export async function createI18n(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(backend)
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
