import type { LoadMessages } from './i18n.ts';

/** The messages of the interface, `content/ui/<language>/<namespace>.json`, without those that the server alone sends. */
const files = import.meta.glob<Record<string, string>>(
  ['../../../../content/ui/*/*.json', '!../../../../content/ui/*/mail.json'],
  { import: 'default' },
);

/** Imports messages where there is no network to fetch them by: while building and in tests. */
export const importMessages: LoadMessages = (language, namespace) => {
  const load = files[`../../../../content/ui/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no messages for ${language}/${namespace}.`);
  return load();
};

/** The namespaces that a language has. */
export function namespacesOf(language: string): string[] {
  return Object.keys(files)
    .filter((file) => file.includes(`/ui/${language}/`))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
}
