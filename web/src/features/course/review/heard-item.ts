import type { LessonOutside } from '@pius/contracts/course.ts';
import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { rightWords } from '@pius/domain/progress/review-question.ts';

/** A question as a grown-up hears it: its words, the answer, and a word more. */
export interface HeardItem {
  lesson: string;
  item: string;
  question: string;
  answer: string;
  more: string;
}

/** A lesson's teaching, entry by entry, to be heard. */
export function itemsOfLesson({ id, teaching }: LessonOutside): HeardItem[] {
  return teaching.map((entry) => ({
    lesson: id,
    item: `entry:${entry.id}`,
    question: entry.question,
    answer: entry.answer,
    more: entry.simply,
  }));
}

/** What is due, to be heard. In: the questions, and the words for an answer of true or false. */
export function itemsDue(
  due: readonly ReviewQuestionView[],
  words: (answer: boolean) => string,
): HeardItem[] {
  return due.map((asked) => ({
    lesson: asked.lesson,
    item: asked.item,
    question: asked.kind === 'true-false' ? asked.statement : asked.question,
    answer: asked.kind === 'true-false' ? words(asked.answer) : (rightWords(asked) ?? ''),
    more: asked.why,
  }));
}
