import { type Language, languages } from '@pius/domain/language.ts';
import { useState } from 'react';
import { deviceText, deviceValue } from '@/ui/device/device-value.ts';
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
const keyOf = (id: string, language: Language) => `lesson-draft ${id} ${language}`;

const savedDraft = (id: string, language: Language) =>
  deviceValue(
    keyOf(id, language),
    (value) => {
      const { file, edits } = value as Draft;
      return edits ? { file, edits } : null;
    },
    'tab',
  );

/** A text that is no draft is a whole file, as it was saved before sentences could be changed. */
function readDraft(id: string, language: Language): Draft | null {
  const file = deviceText(keyOf(id, language), 'tab').get();
  return savedDraft(id, language).get() ?? (file === null ? null : { file, edits: {} });
}

function readDrafts(id: string): Drafts {
  const all = languages.map((language) => [language, readDraft(id, language)] as const);
  return Object.fromEntries(all.filter(([, draft]) => draft !== null));
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
    savedDraft(id, language).set(isChange ? draft : null);
    setDrafts(({ [language]: _, ...others }) =>
      isChange ? { ...others, [language]: draft } : others,
    );
  }
  function forget() {
    for (const language of languages) savedDraft(id, language).set(null);
    setDrafts({});
  }
  return { drafts, setDraft, forget };
}
