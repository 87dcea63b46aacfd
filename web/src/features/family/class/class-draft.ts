import type { ReadLine } from '@pius/domain/family/class-columns.ts';
import { useState } from 'react';
import { newKey } from '@/ui/new-key.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { listDraft, saveListDraft } from './list-draft.ts';

/** A line that is being looked over. */
export interface DraftLine extends ReadLine {
  id: string;
  /**
   * The password chosen for the child where the list has none; it stays the same when the list is
   * sent again.
   */
  suggested?: string;
  /** What the server said of it when it was sent last. */
  refused?: { field: 'name' | 'age' | 'password'; code: string };
}

/** A child that was added, with the password told this once. */
export interface AddedChild {
  id: string;
  name: string;
  password: string;
}

/** A class list on its way: written, looked over, sent. */
export interface ClassDraft {
  step: 'write' | 'look-over';
  text: string;
  /** The age of all whose line has none. */
  age: string;
  lines: readonly DraftLine[];
  attested: boolean;
  /**
   * The list was sent and nobody knows whether it arrived: its own children may be there already.
   */
  tried: boolean;
  /**
   * By which the server knows the list when it is sent again. A list that was changed is another
   * one.
   */
  key: string;
  added: readonly AddedChild[];
}

const begin = (userId: string): ClassDraft => ({
  step: 'write',
  ...listDraft(userId),
  lines: [],
  attested: false,
  tried: false,
  key: newKey(),
  added: [],
});

let saved: { userId: string; draft: ClassDraft } | null = null;

/**
 * The list of the grown-up who is signed in. It is kept in memory, for this person alone, for as
 * long as the page lives: who has to log in again in between finds it as it was. The text as it was
 * pasted is also kept over a reload, in this tab; what was changed in the lines, and the passwords
 * told once, are not, and the browser asks before they are lost.
 */
export function useClassDraft(userId: string) {
  const [draft, setDraft] = useState(() =>
    saved?.userId === userId ? saved.draft : begin(userId),
  );
  function change(part: Partial<ClassDraft>) {
    setDraft((before) => {
      const next = { ...before, ...part };
      saved = { userId, draft: next };
      saveListDraft(userId, next);
      askBeforeLeaving(next.added.length > 0 || next.step === 'look-over');
      return next;
    });
  }
  return {
    draft,
    change,
    /** Puts other lines in place of those there are: another list, with a key of its own. */
    changeLines: (lines: readonly DraftLine[]) => change({ lines, tried: false, key: newKey() }),
  };
}

/**
 * The children added from a list whose passwords this page still knows: told once, and not put away
 * yet.
 */
export function passwordsStillHere(userId: string | undefined): readonly AddedChild[] {
  return saved && saved.userId === userId ? saved.draft.added : [];
}

export type DraftOfClass = ReturnType<typeof useClassDraft>;
