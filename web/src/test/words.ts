const files = import.meta.glob<Record<string, string>>('../../../content/ui/{en,fr}/*.json', {
  eager: true,
  import: 'default',
});

/**
 * The words of the interface as a page shows them: `say('quiz:next')`, with values as `say('quiz:count', { number: 1 })`.
 * A value `count` chooses the form of a key with plurals.
 *
 * @throws Error for a key that no file has
 */
export function say(
  key: string,
  values: Record<string, string | number> = {},
  language: 'en' | 'fr' = 'en',
): string {
  const [namespace = '', name = ''] = key.split(':');
  const words = files[`../../../content/ui/${language}/${namespace}.json`] ?? {};
  const count = Number(values.count);
  const zero = count === 0 ? words[`${name}_zero`] : undefined;
  const text =
    words[name] ?? zero ?? words[`${name}_${new Intl.PluralRules(language).select(count)}`];
  if (text === undefined) throw new Error(`There are no words for ${key} in ${language}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
}
