/** The interface and lesson languages; `en` is the default and the fallback. @see docs/requirements.md#r-languages */
export const languages = ['en', 'fr', 'pt-BR'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export interface LanguageInfo {
  /** Two letters for the switcher. */
  code: string;
  /** The language's name in itself. */
  label: string;
  /** Address of the flag picture; its alt text is an interface word. */
  flag: string;
  /** What stands before a public address in this language. @see docs/requirements.md#r-languages */
  pathPrefix: string;
}

/**
 * What stands before a public address in a language: nothing, or a slash and its code.
 * @see docs/requirements.md#r-languages
 */
export function pathPrefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** What the switcher shows of a language. @see docs/requirements.md#r-languages */
export const languageInfo: Record<Language, LanguageInfo> = {
  en: { code: 'EN', label: 'English', flag: '/flags/en.svg', pathPrefix: pathPrefixOf('en') },
  fr: { code: 'FR', label: 'Français', flag: '/flags/fr.svg', pathPrefix: pathPrefixOf('fr') },
  'pt-BR': {
    code: 'PT',
    label: 'Português (Brasil)',
    flag: '/flags/pt-BR.svg',
    pathPrefix: pathPrefixOf('pt-BR'),
  },
};

/** Whether a value is one of our three language codes, written exactly so. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language of ours for one BCP 47 tag (`pt` -> `pt-BR`, `fr-CA` -> `fr`), or null. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.split('-')[0] === primary) ?? null;
}

/** The weight of one part of an accept-language header, 0 to 1; a malformed one is 0. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters.map((parameter) => parameter.trim()).find((p) => /^q=/i.test(p));
  if (written === undefined) return 1;
  const weight = Number(written.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/**
 * The language to greet a visitor in.
 * Takes an `accept-language` header (RFC 9110: tags with q values) or nothing; gives the wanted
 * language with the highest q, the first named where several are equal, else the default.
 */
export function matchLanguage(acceptLanguageHeader: string | undefined | null): Language {
  let best: { language: Language; weight: number } | null = null;
  for (const part of (acceptLanguageHeader ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const language = tag.trim() === '*' ? defaultLanguage : languageOfTag(tag.trim());
    const weight = weightOf(parameters);
    if (language !== null && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? defaultLanguage;
}

/**
 * Takes the language off a public address: `/fr/about-us` -> `fr` and `/about-us`.
 * An address without a prefix has language null: the stored choice decides.
 */
export function splitLanguagePrefix(path: string): { language: Language | null; path: string } {
  for (const language of languages) {
    const prefix = pathPrefixOf(language);
    if (prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) {
      return { language, path: path.slice(prefix.length) || '/' };
    }
  }
  return { language: null, path };
}
