import type { Language } from '@pius/domain/language.ts';
import { readText, writeText } from '@/shared/progress/device-text.ts';
import {
  changedLanguages,
  isSharedChanged,
  type PostForm,
  type Shared,
  type Texts,
} from './post-form.ts';

/** What was written and not saved, as this device keeps it. */
interface KeptWords {
  shared: Shared | null;
  texts: Partial<Record<Language, { texts: Texts; basedOn: number | null }>>;
}

const nameOf = (userId: string, postId: string) => `post-words:${userId}:${postId}`;

/** Keeps what of a form is not saved; nothing is kept where all is. */
export function keepWords(
  { userId, postId }: { userId: string; postId: string },
  form: PostForm,
  saved: PostForm,
): void {
  const changed = changedLanguages(form, saved);
  const shared = isSharedChanged(form, saved) ? form.shared : null;
  const texts = Object.fromEntries(
    changed.map((language) => [
      language,
      { texts: form.texts[language], basedOn: form.basedOn[language] },
    ]),
  );
  const kept: KeptWords = { shared, texts };
  const isEmpty = shared === null && changed.length === 0;
  writeText(nameOf(userId, postId), isEmpty ? null : JSON.stringify(kept));
}

/** The form with what this device kept of it put in; null where it kept nothing. */
export function withKeptWords(
  { userId, postId }: { userId: string; postId: string },
  saved: PostForm,
): PostForm | null {
  const text = readText(nameOf(userId, postId));
  if (text === null) return null;
  let kept: KeptWords;
  try {
    kept = JSON.parse(text) as KeptWords;
  } catch {
    return null;
  }
  const form = { ...saved, texts: { ...saved.texts }, basedOn: { ...saved.basedOn } };
  if (kept.shared) form.shared = kept.shared;
  for (const [language, one] of Object.entries(kept.texts)) {
    form.texts[language as Language] = one.texts;
    form.basedOn[language as Language] = one.basedOn;
  }
  return form;
}

/** Forgets what was kept of a post. */
export function forgetWords({ userId, postId }: { userId: string; postId: string }): void {
  writeText(nameOf(userId, postId), null);
}
