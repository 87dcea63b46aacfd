import type { Language } from '../language.ts';
import { isTypedAnswerRight } from './grading.ts';

/** Whether a "riddle" is solved: a typed answer, by the quiz's own rule. */
export function isRiddleRight(
  riddle: { answer: string; accepted: readonly string[] },
  given: string,
  language: Language,
): boolean {
  return isTypedAnswerRight(given, [riddle.answer, ...riddle.accepted], language);
}
