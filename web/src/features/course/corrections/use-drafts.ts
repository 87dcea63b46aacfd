import { type Language, languages } from '@pius/domain/language.ts';
import { useState } from 'react';
import { type Edits, type Sentence, tidyWords, writeSentences } from './lesson-sentences.ts';

/** What was typed into the file of one language and is not published. */
export interface Draft {
  /** The file as it was typed or brought in as a whole; null for the one in force. */
  file: string | null;
  /** The sentences changed in it, by their path. */
  edits: Edits;
}

export type Drafts = Partial<Record<Language, Draft>>;

const untouched: Draft = { file: null, edits: {} };
const nameOf = (id: string, language: Language) => `lesson-draft ${id} ${language}`;

function readDraft(kept: string): Draft {
  try {
    const { file, edits } = JSON.parse(kept);
    return { file, edits };
  } catch {
    return { file: kept, edits: {} };
  }
}

function readDrafts(id: string): Drafts {
  const kept = languages.flatMap((language) => {
    const text = sessionStorage.getItem(nameOf(id, language));
    return text === null ? [] : [[language, readDraft(text)]];
  });
  return Object.fromEntries(kept);
}

/**
 * The file that a draft makes of the one in force.
 *
 * @returns null where the sentences that were changed are no longer in it
 */
export function draftedFile(inForce: string, draft: Draft = untouched): string | null {
  const file = draft.file ?? inForce;
  return Object.keys(draft.edits).length === 0 ? file : writeSentences(file, draft.edits);
}

/** A draft with new words at one place; words that stand there already are no change. */
export function withSentence(
  draft: Draft = untouched,
  { path, kind, value }: Sentence,
  words: string,
): Draft {
  const { [path]: _, ...others } = draft.edits;
  const isSame = tidyWords(kind, words) === value;
  return { ...draft, edits: isSame ? others : { ...others, [path]: words } };
}

/** What was typed into the files of a lesson and is not published: kept for this tab, over a reload too. */
export function useDrafts(id: string) {
  const [drafts, setDrafts] = useState(() => readDrafts(id));
  function setDraft(language: Language, draft: Draft | null) {
    const isChange = draft !== null && (draft.file !== null || Object.keys(draft.edits).length > 0);
    if (isChange) keep(nameOf(id, language), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(id, language));
    setDrafts(({ [language]: _, ...others }) =>
      isChange ? { ...others, [language]: draft } : others,
    );
  }
  function forget() {
    for (const language of languages) sessionStorage.removeItem(nameOf(id, language));
    setDrafts({});
  }
  return { drafts, setDraft, forget };
}

function keep(name: string, text: string) {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // a full store loses only the help after a reload
  }
}
