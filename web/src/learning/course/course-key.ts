import type { Language } from '@pius/domain/language.ts';

/**
 * Under what the course is cached as one viewer sees it in one language; every key begins with
 * `course`. Input: who is learning, by name, or null where that is not known.
 */
export function courseKey(language: Language, viewer: string, learner: string | null) {
  return ['course', language, viewer, learner] as const;
}
