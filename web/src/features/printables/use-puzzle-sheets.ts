import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askWorker } from './ask-worker.ts';
import { browserMeasure } from './browser-measure.ts';
import { jobOf, layOut, type PuzzleRequest, type PuzzleSheets } from './puzzle-layout.ts';

/**
 * The sheets of a puzzle, made in a worker: one for each reader, each with its answers behind all
 * of them.
 */
export function usePuzzleSheets(request: PuzzleRequest | null) {
  const { t } = useTranslation('printables');
  return useQuery({
    queryKey: ['puzzle', request],
    queryFn: async ({ signal }): Promise<PuzzleSheets> => {
      if (!request) throw new Error('nothing was asked for');
      const [answer, measure] = await Promise.all([
        askWorker(jobOf(request), signal),
        browserMeasure(),
      ]);
      return layOut(request, answer, measure, t);
    },
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}
