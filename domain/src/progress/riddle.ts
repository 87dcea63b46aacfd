import type { Language } from '../language.ts';
import { isTypedAnswerRight } from './grading.ts';

/** Whether a "riddle" is solved: a typed answer, by the quiz's own rule. */
export function isRiddleRight(
  riddle: { answer: string; accepted: readonly string[]; wrong?: readonly string[] | undefined },
  answer: string,
  language: Language,
): boolean {
  return isTypedAnswerRight(
    answer,
    { answers: [riddle.answer, ...riddle.accepted], wrong: riddle.wrong },
    language,
  );
}
