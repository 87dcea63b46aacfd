import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { entryPath } from './lesson-changes.ts';
import type { Correction } from './use-correction.ts';

interface View {
  language: Language;
  /** The whole file is shown, and not its sentences. */
  whole: boolean;
  /** Only the sentences at and below this place are shown; null for all. */
  only: string | null;
  /** The sentence whose field is open. */
  open: string | null;
}

/** What of a lesson is shown to be corrected; at first the entry that the page was opened for, if it is known. */
export function useView({ begunOf }: Correction, language: Language, entry: string | null) {
  const [view, setView] = useState<View>(() => {
    const file = begunOf(language);
    const only = entry !== null && file ? entryPath(file, entry) : null;
    return { language, whole: false, only, open: null };
  });
  return {
    ...view,
    /** Shows a language as before. */
    setLanguage: (next: Language) => setView({ ...view, language: next, only: null, open: null }),
    /** Shows one sentence of a language with its field open; all of them for null. */
    show: (next: Language, path: string | null) =>
      setView({ language: next, whole: false, only: path, open: path }),
    setOpen: (path: string | null) => setView({ ...view, open: path }),
    showAll: () => setView({ ...view, only: null }),
    showFile: (next: Language) => setView({ language: next, whole: true, only: null, open: null }),
  };
}

export type LessonViewState = ReturnType<typeof useView>;
