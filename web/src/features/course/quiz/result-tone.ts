import { isLessonCompleted } from '@pius/domain/progress/parts.ts';

/** Which kind words belong to a result. */
export type ResultTone = 'all' | 'nearly' | 'well' | 'begun';

/**
 * From 60 %, where the quiz completes a lesson, it is "well" or better.
 * @param percentage - A result in per cent.
 */
export function resultTone(percentage: number): ResultTone {
  if (percentage === 100) return 'all';
  if (percentage >= 80) return 'nearly';
  return isLessonCompleted(percentage) ? 'well' : 'begun';
}
