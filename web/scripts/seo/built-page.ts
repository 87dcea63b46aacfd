import { type Language, languageInfo, splitLanguagePrefix } from '@pius/domain/language.ts';
import { unknownSite } from '@pius/domain/site.ts';
import { localePath } from '../../src/ui/paths.ts';

/**
 * A public page as it was built, by what search engines and readers of cards are told of it.
 * @see docs/requirements.md#r-seo
 */
export interface BuiltPage {
  /** Its file in the folder of the built files. */
  file: string;
  /** Its path without language, such as `/catechism`. */
  path: string;
  language: Language;
  /** As plain text, without the joiners that hold words together on a screen. */
  title: string;
  description: string;
  /** The page's lesson, by its number in module 1; null for every other page. */
  lesson: number | null;
}

/**
 * Reads a public page. It takes its file, such as `fr/catechism/index.html`, and its HTML.
 * @throws Error for a page without a title or a description
 */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const { language, path } = splitLanguagePrefix(`/${file.replace(/\/?index\.html$/, '')}`);
  const lesson = /^\/lesson\/1\/(\d+)$/.exec(path)?.[1];
  return {
    file,
    path,
    language: language ?? 'en',
    title: find(/<title>([^<]+)<\/title>/, html, file),
    description: find(/<meta content="([^"]+)" name="description"\/>/, html, file),
    lesson: lesson ? Number(lesson) : null,
  };
}

/**
 * A page's whole address in a language, for the server to put the site's own in front. It takes its
 * path without language.
 */
export function addressOf(path: string, language: Language): string {
  return unknownSite + localePath(path, language);
}

/** The languages as Open Graph names them, with the country whose flag the switcher shows. */
export const openGraphLocale: Record<Language, string> = {
  en: 'en_US',
  fr: 'fr_FR',
  'pt-BR': 'pt_BR',
};

/** Every language with the page's address in it. */
export function alternatesOf(path: string): [Language, string][] {
  return (Object.keys(languageInfo) as Language[]).map((code) => [code, addressOf(path, code)]);
}

function find(pattern: RegExp, html: string, file: string): string {
  const [, result] = pattern.exec(html) ?? [];
  if (!result) throw new Error(`${file} has nothing for ${pattern}: a search engine asks for it.`);
  return plain(result);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text as React has written it into HTML, as the words it stands for. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => {
    return named[name] ?? '';
  });
}

/** A text for an attribute of HTML or XML. */
export function escaped(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return text.replace(/[&<>"]/g, (letter) => `&${names[letter]};`);
}
