import type { DeskPost } from '@pius/contracts/blog-desk.ts';
import { slugOf } from '@pius/domain/blog/slug.ts';
import { type Language, languages } from '@pius/domain/language.ts';

/** What is written in one language. */
export interface Texts {
  slug: string;
  title: string;
  summary: string;
  source: string;
  cover_alt: string;
}

/** What the languages of a post share. */
export type Shared = Pick<
  DeskPost,
  'category' | 'author' | 'cover_art' | 'cover_picture' | 'picture' | 'featured'
>;

/** A post as it is edited: each language with the revision its words were made from, null where there was none. */
export interface PostForm {
  shared: Shared;
  texts: Record<Language, Texts>;
  basedOn: Record<Language, number | null>;
}

const noTexts: Texts = { slug: '', title: '', summary: '', source: '', cover_alt: '' };

/** The form of a post as the server has it. */
export function formOf(post: DeskPost): PostForm {
  const { category, author, cover_art, cover_picture, picture, featured } = post;
  const inEach = <Value>(pick: (language: Language) => Value) =>
    Object.fromEntries(languages.map((language) => [language, pick(language)])) as Record<
      Language,
      Value
    >;
  return {
    shared: { category, author, cover_art, cover_picture, picture, featured },
    texts: inEach((language) => {
      const version = post.versions.find((one) => one.language === language);
      if (!version) return noTexts;
      const { slug, title, summary, source, cover_alt } = version;
      return { slug, title, summary, source, cover_alt };
    }),
    basedOn: inEach(
      (language) => post.versions.find((one) => one.language === language)?.revision ?? null,
    ),
  };
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The languages whose words are not as they were saved. */
export function changedLanguages(form: PostForm, saved: PostForm): Language[] {
  return languages.filter((language) => !same(form.texts[language], saved.texts[language]));
}

/** Whether what the languages share is not as it was saved. */
export function isSharedChanged(form: PostForm, saved: PostForm): boolean {
  return !same(form.shared, saved.shared);
}

/** The words with another title; the address follows it for as long as it was made of it and nobody reads there. */
export function withTitle(texts: Texts, title: string, isRead: boolean): Texts {
  const follows = !isRead && (texts.slug === '' || texts.slug === slugOf(texts.title));
  return { ...texts, title, slug: follows ? slugOf(title) : texts.slug };
}
