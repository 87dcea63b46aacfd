import { patiently } from '../waking/patiently.ts';

/**
 * The words of the interface, `content/ui/<language>/<namespace>.json`: each language and namespace is a file of
 * its own in the browser, and only what a page needs is fetched. What the server alone says is left out.
 */
const files = import.meta.glob<Record<string, string>>(
  ['../../../../content/ui/*/*.json', '!../../../../content/ui/*/mail.json'],
  { import: 'default' },
);

/** The words of one language and namespace, waited for while the network fails. Throws where there are none. */
export async function loadWords(
  language: string,
  namespace: string,
): Promise<Record<string, string>> {
  const load = files[`../../../../content/ui/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no words for ${language}/${namespace}.`);
  return patiently(load);
}

/** The namespaces that a language has. */
export function namespacesOf(language: string): string[] {
  return Object.keys(files)
    .filter((file) => file.includes(`/ui/${language}/`))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
}
