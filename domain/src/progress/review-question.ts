import type { Lesson, QuizQuestion } from '../course/lesson.ts';
import type { Language } from '../language.ts';
import { seededRandom, shuffle } from './activities.ts';
import { isTypedAnswerRight } from './grading.ts';
import type { ReviewItem } from './reviews.ts';

interface ReviewHead extends ReviewItem {
  lessonTitle: string;
}

/**
 * A question of a review, with all that grading it takes, so that it can be done without a network.
 */
export type ReviewQuestion = ReviewHead &
  (
    | { kind: 'true-false'; statement: string; answer: boolean; why: string }
    | {
        kind: 'typed';
        question: string;
        answers: string[];
        /** Words that make an answer wrong although it holds the right ones. */
        wrong: string[];
        /**
         * Right answers to the other questions of its quiz: none of them is a typo of this one's.
         */
        others: string[];
        why: string;
      }
    /** An entry of the teaching: which of these answers belongs to its question. */
    | {
        kind: 'choice';
        question: string;
        choices: { id: string; text: string }[];
        answer: string;
        why: string;
      }
  );

/** Answers of a choice: the right one and two neighbours of its lesson. */
const choicesPerQuestion = 3;

/** The names of a lesson's questions, as reviews have them. */
export function reviewNames(lesson: Pick<Lesson, 'quiz' | 'teaching'>) {
  return { quiz: lesson.quiz.map(({ id }) => id), entries: lesson.teaching.map(({ id }) => id) };
}

/** A question of a lesson by its name in reviews; null where the lesson has none of that name. */
export function reviewQuestion(
  lesson: Pick<Lesson, 'title' | 'quiz' | 'teaching'>,
  { lesson: id, item }: ReviewItem,
): ReviewQuestion | null {
  const [kind, name] = item.split(':', 2);
  const head = { lesson: id, item, lessonTitle: lesson.title };
  if (kind === 'entry') return entryQuestion(lesson, head, name);
  const question = kind === 'quiz' ? lesson.quiz.find((one) => one.id === name) : undefined;
  return question ? quizQuestion(lesson.quiz, head, question) : null;
}

function quizQuestion(
  quiz: readonly QuizQuestion[],
  head: ReviewHead,
  oneQuestion: QuizQuestion,
): ReviewQuestion {
  const { why } = oneQuestion;
  if (oneQuestion.kind === 'true-false') {
    return {
      ...head,
      kind: 'true-false',
      statement: oneQuestion.statement,
      answer: oneQuestion.answer,
      why,
    };
  }
  const others = quiz.flatMap((other) =>
    other.kind === 'typed' && other.id !== oneQuestion.id ? other.answers : [],
  );
  return {
    ...head,
    kind: 'typed',
    question: oneQuestion.question,
    answers: oneQuestion.answers,
    wrong: oneQuestion.wrong,
    others,
    why,
  };
}

function entryQuestion(
  { teaching }: Pick<Lesson, 'teaching'>,
  head: ReviewHead,
  name: string | undefined,
): ReviewQuestion | null {
  const at = teaching.findIndex(({ id }) => id === name);
  const entry = teaching[at];
  if (!entry) return null;
  const neighbours = [...teaching.slice(at), ...teaching.slice(0, at)];
  const choices = neighbours
    .slice(0, choicesPerQuestion)
    .map(({ id, answer }) => ({ id, text: answer }));
  return {
    ...head,
    kind: 'choice',
    question: entry.question,
    choices: shuffle(choices, seededRandom(`${head.lesson} ${head.item}`)),
    answer: entry.id,
    why: entry.simply,
  };
}

/**
 * Whether an answer is right; an answer of another kind than the question's never is.
 * @see docs/requirements.md#r-grading
 */
export function isReviewRight(
  question: ReviewQuestion,
  response: boolean | string,
  language: Language,
): boolean {
  if (question.kind !== 'typed') return response === question.answer;
  return typeof response === 'string' && isTypedAnswerRight(response, question, language);
}

/** The right answer in words; of a typed question the best one. Null where it is true or false. */
export function rightWords(question: ReviewQuestion): string | null {
  if (question.kind === 'true-false') return null;
  if (question.kind === 'typed') return question.answers[0] ?? '';
  return question.choices.find(({ id }) => id === question.answer)?.text ?? '';
}
