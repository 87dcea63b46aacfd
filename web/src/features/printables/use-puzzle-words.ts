import { lessonIdsOfModule, parseLessonId } from '@pius/domain/course/ids.ts';
import { type OwnWords, readOwnWords } from '@pius/domain/printables/own-words.ts';
import { drawWords, toPuzzleWords } from '@pius/domain/printables/sheet-words.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lessonOutsideQuery } from '@/learning/lessons/lesson-query.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { PuzzleSettings } from './puzzle-settings.ts';

export interface PuzzleWords {
  status: 'loading' | 'failed' | 'ready';
  words: OwnWords;
  retry: () => void;
}

/**
 * The words of a sheet: those of a lesson, some of a module, or one's own.
 * @see docs/requirements.md#r-printables
 */
export function usePuzzleWords(settings: PuzzleSettings, needsClues: boolean): PuzzleWords {
  const { source, lesson, module, own, seed } = settings;
  const language = useLanguage();
  const asker = useSession().user?.id ?? null;
  const lessons = { lesson: [lesson], module: lessonIdsOfModule(module), own: [] }[source];
  const result = useQueries({
    queries: lessons.map((id) => {
      const place = parseLessonId(id) ?? { module: 1, lesson: 1 };
      return lessonOutsideQuery({ ...place, language, asker });
    }),
    combine: (answers) => ({
      failed: answers.some(({ isError }) => isError),
      ready: answers.every(({ data }) => data !== undefined),
      terms: answers.flatMap(({ data }) => data?.vocabulary ?? []),
      retry: () => {
        for (const { isError, refetch } of answers) if (isError) void refetch();
      },
    }),
  });
  const words = useMemo((): OwnWords => {
    if (source === 'own') return readOwnWords(own, needsClues);
    const all = toPuzzleWords(result.terms);
    return {
      words: source === 'module' ? drawWords(all, seed) : all,
      unreadable: [],
      tooMany: false,
    };
  }, [source, own, needsClues, result.terms, seed]);
  const status = result.failed ? 'failed' : result.ready ? 'ready' : 'loading';
  return { status, words, retry: result.retry };
}
