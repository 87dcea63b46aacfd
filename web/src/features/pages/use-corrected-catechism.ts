import type { Catechism } from '@pius/domain/course/catechism.ts';
import { useMemo } from 'react';
import { useCorrectedEntries } from '@/learning/course/use-corrected.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/** The catechism that came with the app, with the words that an admin has since published in place of its own. */
export function useCorrectedCatechism(built: Catechism): Catechism {
  const corrected = useCorrectedEntries(useLanguage());
  return useMemo(() => {
    if (!corrected) return built;
    const parts = built.parts.map((part) => ({
      ...part,
      chapters: part.chapters.map((chapter) => ({
        ...chapter,
        entries: chapter.entries.map((entry) => {
          const { note, ...words } = corrected.get(entry.id) ?? { note: null };
          return { ...entry, ...words, note: note ?? undefined };
        }),
      })),
    }));
    return { ...built, parts };
  }, [built, corrected]);
}
