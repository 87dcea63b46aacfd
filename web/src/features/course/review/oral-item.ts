import type { LessonOutside } from '@pius/contracts/course.ts';
import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { rightWords } from '@pius/domain/progress/review-question.ts';

/** A question as a grown-up hears it: its words, the answer, and a word more. */
export interface OralItem {
  lesson: string;
  item: string;
  question: string;
  answer: string;
  more: string;
}

/** A lesson's teaching, entry by entry, to be heard. */
export function itemsOfLesson({ id, teaching }: LessonOutside): OralItem[] {
  return teaching.map((entry) => ({
    lesson: id,
    item: `entry:${entry.id}`,
    question: entry.question,
    answer: entry.answer,
    more: entry.simply,
  }));
}

/**
 * What is due, to be heard.
 * @param words - The words for an answer of true or false.
 */
export function itemsDue(
  due: readonly ReviewQuestionView[],
  words: (answer: boolean) => string,
): OralItem[] {
  return due.map((question) => ({
    lesson: question.lesson,
    item: question.item,
    question: question.kind === 'true-false' ? question.statement : question.question,
    answer: question.kind === 'true-false' ? words(question.answer) : (rightWords(question) ?? ''),
    more: question.why,
  }));
}
