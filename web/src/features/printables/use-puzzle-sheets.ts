import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askWorker } from './ask-worker.ts';
import { browserMeasure } from './browser-measure.ts';
import { type Asked, jobOf, layOut, type PuzzleSheets } from './puzzle-layout.ts';

/** The sheets of a puzzle, made in a worker: one for each reader, each with its answers behind all of them. */
export function usePuzzleSheets(asked: Asked | null) {
  const { t } = useTranslation('printables');
  return useQuery({
    queryKey: ['puzzle', asked],
    queryFn: async ({ signal }): Promise<PuzzleSheets> => {
      if (!asked) throw new Error('nothing was asked for');
      const [answer, measure] = await Promise.all([
        askWorker(jobOf(asked), signal),
        browserMeasure(),
      ]);
      return layOut(asked, answer, measure, t);
    },
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}
