import type { Language } from '@pius/domain/language.ts';
import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { retryImport } from '../retry-import.ts';

/** The messages of the interface, `content/ui/<language>/<namespace>.json`, without those that the server alone sends. */
const files = import.meta.glob<Record<string, string>>(
  ['../../../../content/ui/*/*.json', '!../../../../content/ui/*/mail.json'],
  { import: 'default' },
);

const backend = resourcesToBackend(async (language: string, namespace: string) => {
  const load = files[`../../../../content/ui/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no messages for ${language}/${namespace}.`);
  return retryImport(load);
});

/** The namespaces that a language has. */
export function namespacesOf(language: string): string[] {
  return Object.keys(files)
    .filter((file) => file.includes(`/ui/${language}/`))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
}

/**
 * The messages of the interface in one language, ready to be rendered without waiting. Each call makes an instance of
 * its own.
 *
 * @param namespaces those of the page beside `common`; further ones are fetched when a page first asks for them
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
