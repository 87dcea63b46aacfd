import type { DocumentReading, ReadPost } from '@pius/contracts/blog-import.ts';
import type { BlogCategory } from '@pius/domain/blog/post.ts';
import type { Language } from '@pius/domain/language.ts';

/** What an admin has chosen of a document. */
export interface ImportChoices {
  /** The keys of the posts that are to come in. */
  keys: string[];
  /** Of posts that are not among `languages`. */
  language: Language;
  /** By the keys of posts: as which language each comes in. */
  languages: Partial<Record<string, Language>>;
  /** For posts whose document names no topic of ours. */
  category: BlogCategory;
  /** For posts whose document names no author. */
  author: string;
  /** Whether posts that were published are so at once, with their date. */
  withDates: boolean;
}

/** What became of the posts that were sent so far, by their keys. */
export type Outcomes = Record<string, 'made' | 'there' | 'failed'>;

/** Whether a post can come in, in this language: it can be read, and is not here already. */
export function canComeIn(post: ReadPost, language: Language): boolean {
  return post.refusal === null && !post.there.includes(language);
}

/** As which language a post comes in. */
export function languageFor(
  { key }: ReadPost,
  { language, languages }: Pick<ImportChoices, 'language' | 'languages'>,
): Language {
  return languages[key] ?? language;
}

/** The keys of the posts that can come in, each in its language. */
export function ableKeys(
  posts: readonly ReadPost[],
  choices: Pick<ImportChoices, 'language' | 'languages'>,
): string[] {
  return posts.filter((post) => canComeIn(post, languageFor(post, choices))).map(({ key }) => key);
}

/** What is chosen at first: all that can come in, each in the language that is told of it, as drafts. */
export function firstChoices(
  reading: DocumentReading,
  own: Language,
  author: string,
): ImportChoices {
  const language = reading.posts.find((post) => post.language)?.language ?? own;
  const languages = Object.fromEntries(
    reading.posts.flatMap((post) =>
      post.language && post.language !== language ? [[post.key, post.language]] : [],
    ),
  );
  const keys = ableKeys(reading.posts, { language, languages });
  return { keys, language, languages, category: 'news', author, withDates: false };
}

/** The posts that are still to be sent: chosen, able to come in, and not done. */
export function postsToSend(
  { posts }: DocumentReading,
  choices: ImportChoices,
  outcomes: Outcomes,
): ReadPost[] {
  const chosen = new Set(choices.keys);
  return posts.filter((post) => {
    const isDone = outcomes[post.key] === 'made' || outcomes[post.key] === 'there';
    return chosen.has(post.key) && canComeIn(post, languageFor(post, choices)) && !isDone;
  });
}

/** What is sent of a post. */
export function bodyOf(post: ReadPost, choices: ImportChoices) {
  const { key, title, slug, summary, source } = post;
  return {
    ...{ key, title, slug, summary, source, language: languageFor(post, choices) },
    author: post.author || choices.author,
    category: post.category ?? choices.category,
    publish_at: choices.withDates ? post.published_at : null,
  };
}

/** The choices with another language for one post; it is chosen, where it can come in so. */
export function withLanguage(
  choices: ImportChoices,
  post: ReadPost,
  language: Language,
): ImportChoices {
  const others = choices.keys.filter((key) => key !== post.key);
  const keys = canComeIn(post, language) ? [...others, post.key] : others;
  return { ...choices, keys, languages: { ...choices.languages, [post.key]: language } };
}
