import type { Language } from '@pius/domain/language.ts';
import { deviceValue } from '@/ui/device/device-value.ts';
import {
  changedLanguages,
  isSharedChanged,
  type PostForm,
  type Shared,
  type Texts,
} from './post-form.ts';

/** What was written and not saved, as this device keeps it. */
interface PostDraft {
  shared: Shared | null;
  texts: Partial<Record<Language, { texts: Texts; basedOn: number | null }>>;
}

/** Whose post it is. */
interface Place {
  userId: string;
  postId: string;
}

const savedOf = ({ userId, postId }: Place) =>
  deviceValue(`post-words:${userId}:${postId}`, (value) => value as PostDraft);

/** Keeps what of a form is not saved; nothing is kept where all is. */
export function saveDraft(place: Place, form: PostForm, saved: PostForm): void {
  const changed = changedLanguages(form, saved);
  const shared = isSharedChanged(form, saved) ? form.shared : null;
  const texts = Object.fromEntries(
    changed.map((language) => [
      language,
      { texts: form.texts[language], basedOn: form.basedOn[language] },
    ]),
  );
  const isEmpty = shared === null && changed.length === 0;
  savedOf(place).set(isEmpty ? null : { shared, texts });
}

/** The form with what this device kept of it put in; null where it kept nothing. */
export function withDraft(place: Place, saved: PostForm): PostForm | null {
  const draft = savedOf(place).get();
  if (draft === null) return null;
  const form = { ...saved, texts: { ...saved.texts }, basedOn: { ...saved.basedOn } };
  if (draft.shared) form.shared = draft.shared;
  for (const [language, one] of Object.entries(draft.texts)) {
    form.texts[language as Language] = one.texts;
    form.basedOn[language as Language] = one.basedOn;
  }
  return form;
}

/** Forgets what was kept of a post. */
export function forgetWords(place: Place): void {
  savedOf(place).set(null);
}
