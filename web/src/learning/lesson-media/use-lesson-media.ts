import type { Language } from '@pius/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useLearner } from '../progress/use-learner.ts';
import { useSession } from '../session/use-session.ts';
import { usePublicConfig } from '../site/public-config.ts';
import { lessonMediaQuery, type ShownMedia } from './lesson-media-query.ts';

/** What names a lesson. */
export interface LessonName {
  id: string;
  module: number;
  number: number;
  language: Language;
}

/**
 * What was uploaded for a lesson; null where there is nothing, and while it is on its way. `failed` says that it cannot be
 * had now.
 */
export function useLessonMedia({ id, module, number, language }: LessonName): {
  media: ShownMedia | null;
  failed: boolean;
} {
  const { status, user } = useSession();
  const { pictured, recorded } = usePublicConfig();
  const learner = useLearner();
  const question = { module, lesson: number, language, asker: user?.id ?? null };
  const child = learner?.kind === 'child' ? learner.id : null;
  const enabled = status === 'ready' && (pictured.includes(id) || recorded.includes(id));
  const { data, isError } = useQuery({ ...lessonMediaQuery(question, child), enabled });
  return { media: data ?? null, failed: isError };
}
