import type { LessonForDesk } from '@pius/contracts/lesson-desk.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { useMemo } from 'react';
import { withEdits } from './lesson-changes.ts';
import { type LessonFile, readLessonFile, type Sentence } from './lesson-sentences.ts';
import { type Draft, draftedFile, useDrafts } from './use-drafts.ts';
import { writeWords } from './write-words.ts';

type FileInForce = LessonForDesk['files'][number];

const noLesson: LessonFile = { sentences: [], fields: new Map() };

/**
 * What is typed into a lesson in three languages, sentence by sentence or as whole files, beside
 * what is in force.
 */
export function useCorrection(lesson: LessonForDesk) {
  const { drafts, setDraft, forget } = useDrafts(lesson.id);
  const inForce = (language: Language) =>
    lesson.files.find((file) => file.language === language) as FileInForce;
  const status = useFiles(languages.map((language) => inForce(language).text));
  const begun = useFiles(
    languages.map((language) => drafts[language]?.file ?? inForce(language).text),
  );
  const at = (language: Language) => languages.indexOf(language);
  const begunOf = (language: Language) => begun[at(language)] ?? null;
  const fileOf = (language: Language) => draftedFile(inForce(language).text, drafts[language]);

  return {
    drafts,
    changed: languages.filter((language) => drafts[language] !== undefined),
    inForce,
    /** The file in force as it is read; empty for one that cannot be. */
    standingOf: (language: Language) => status[at(language)] ?? noLesson,
    /** What the sentences are changed in; null for a file that cannot be read. */
    begunOf,
    /** What each place would say; null where the file cannot be read. */
    draftOf: (language: Language) => {
      const file = begunOf(language);
      return file && withEdits(file, drafts[language]?.edits ?? {});
    },
    /**
     * The whole file with what was typed; null where it no longer holds the sentences that were
     * changed.
     */
    fileOf,
    /** Writes a sentence, and what changes with it. */
    write: (language: Language, sentence: Sentence, words: string) => {
      const [en = null, fr = null, ptBr = null] = begun;
      const files = { en, fr, 'pt-BR': ptBr };
      for (const [each, draft] of writeWords(drafts, files, language, sentence, words)) {
        setDraft(each, draft);
      }
    },
    /** Takes a whole file in place of all that was typed; null goes back to the one in force. */
    take: (language: Language, text: string | null) => {
      const draft: Draft = { file: text, edits: {} };
      setDraft(language, text === inForce(language).text ? null : draft);
    },
    forget,
  };
}

export type Correction = ReturnType<typeof useCorrection>;

/** Files as they are read, each read once. */
function useFiles([en = '', fr = '', ptBr = '']: string[]): (LessonFile | null)[] {
  const english = useMemo(() => readLessonFile(en), [en]);
  const french = useMemo(() => readLessonFile(fr), [fr]);
  const portuguese = useMemo(() => readLessonFile(ptBr), [ptBr]);
  return [english, french, portuguese];
}
