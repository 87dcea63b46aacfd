import type { Language } from '@pius/domain/language.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '@/ui/api/api-error.ts';
import { forgetWords, saveDraft, withDraft } from './post-draft.ts';
import {
  changedLanguages,
  formOf,
  isSharedChanged,
  type PostForm,
  type Shared,
  type Texts,
} from './post-form.ts';
import { type DeskPost, useRefreshPosts } from './use-desk-posts.ts';

/** A part of a post that is saved by itself. */
export type PostPart = Language | 'shared';

/** What was wrong with the last act, by the part it was about. */
export interface EditorFault {
  part: PostPart;
  code: string;
  fields: Record<string, string>;
}

/** The form with one part of it as the server has it now. */
function withPart(before: PostForm, theirs: PostForm, part: PostPart): PostForm {
  if (part === 'shared') return { ...before, shared: theirs.shared };
  return {
    ...before,
    texts: { ...before.texts, [part]: theirs.texts[part] },
    basedOn: { ...before.basedOn, [part]: theirs.basedOn[part] },
  };
}

/**
 * The words of a post while it is edited. What is not saved is kept on this device, so that a
 * reload loses nothing.
 */
export function usePostEditing(opened: DeskPost, userId: string) {
  const postId = opened.id;
  const [post, setPost] = useState(opened);
  const [saved, setSaved] = useState(() => formOf(opened));
  const [draft] = useState(() => withDraft({ userId, postId }, formOf(opened)));
  const [form, setForm] = useState(draft ?? saved);
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const changed = changedLanguages(form, saved);
  const sharedChanged = isSharedChanged(form, saved);
  useEffect(() => saveDraft({ userId, postId }, form, saved), [userId, postId, form, saved]);
  return {
    ...{ post, form, changed, sharedChanged },
    wasKept: wasRestored && (sharedChanged || changed.length > 0),
    change: (shared: Partial<Shared>) =>
      setForm((before) => ({ ...before, shared: { ...before.shared, ...shared } })),
    write: (language: Language, texts: Texts) =>
      setForm((before) => ({ ...before, texts: { ...before.texts, [language]: texts } })),
    /**
     * Takes over what the server answered about one part; the words of the others stay as they are.
     */
    takeOver: (answer: DeskPost, part: PostPart) => {
      const theirs = formOf(answer);
      setPost(answer);
      setSaved((before) => withPart(before, theirs, part));
      setForm((before) => withPart(before, theirs, part));
    },
    /** Gives up all that is not saved. */
    forget: () => {
      forgetWords({ userId, postId });
      setForm(saved);
      setWasRestored(false);
    },
  };
}

/** One act on a part of a post, and what the server answers. */
export interface PostAction {
  part: PostPart;
  send: () => Promise<DeskPost>;
}

/** Does acts one after the other until one fails, and tells what was wrong with it. */
export function usePostActions(takeOver: (answer: DeskPost, part: PostPart) => void) {
  const [fault, setFault] = useState<EditorFault | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshPosts();

  /** Returns whether all was done. */
  async function run(actions: PostAction[]): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    for (const { part, send } of actions) {
      try {
        takeOver(await send(), part);
      } catch (error) {
        const cached = error instanceof ApiError ? error : null;
        setFault({ part, code: cached?.code ?? 'internal', fields: cached?.fields ?? {} });
        setBusy(false);
        return false;
      }
    }
    setBusy(false);
    refresh();
    return true;
  }

  return { fault, busy, run, clear: () => setFault(null) };
}
