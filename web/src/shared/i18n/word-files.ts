/**
 * Where the words of the interface lie, `content/ui/<language>/<namespace>.json`; what the server alone says is left
 * out. In the browser a build puts a shorter module in place of this one (`scripts/words-plugin.ts`).
 */
const files = import.meta.glob<Record<string, string>>(
  ['../../../../content/ui/*/*.json', '!../../../../content/ui/*/mail.json'],
  { import: 'default' },
);

/** Fetches the words of one language and namespace. Throws where there are none. */
export async function fetchWords(
  language: string,
  namespace: string,
): Promise<Record<string, string>> {
  const load = files[`../../../../content/ui/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no words for ${language}/${namespace}.`);
  return load();
}

/** The namespaces that a language has. */
export function namespacesOf(language: string): string[] {
  return Object.keys(files)
    .filter((file) => file.includes(`/ui/${language}/`))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
}
