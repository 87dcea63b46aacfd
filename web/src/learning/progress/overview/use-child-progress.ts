import { useQuery } from '@tanstack/react-query';
import { progressQuery } from '../progress-query.ts';
import { useLearner } from '../use-learner.ts';

/** All of one child's progress: of the child that is signed in, or of one of the parent's children. */
export function useChildProgress(childId: string | null) {
  return useQuery(progressQuery(childId, useLearner()));
}
