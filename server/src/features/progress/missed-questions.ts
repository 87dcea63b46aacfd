import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writtenLesson } from '../course/find-lesson.ts';
import { findLastQuiz } from './store.ts';

const savedAnswers = z.array(
  z.object({ id: z.string(), value: z.union([z.boolean(), z.string()]) }),
);

/**
 * Where a child's last try of a quiz went wrong, in the reader's language; what the child answered
 * stays in the language of the try. Throws 404 where there is no such lesson. A question that the
 * lesson no longer has is left out.
 * @see docs/requirements.md#r-progress-fields
 */
export async function missedQuestions(
  ctx: AppContext,
  childId: string,
  id: string,
  language: Language,
) {
  if (!parseLessonId(id)) throw new AppError('lesson_not_found');
  const { quiz } = writtenLesson(ctx, { id, language });
  const last = await findLastQuiz(ctx.db, childId, id);
  if (!last) return { lesson: id, taken_at: null, percentage: null, missed: [] };
  const tried = last.language as Language;
  const ofTry = writtenLesson(ctx, { id, language: tried });
  const graded = gradeQuiz(ofTry.quiz, savedAnswers.parse(last.answers), tried);
  const missed = graded.items.flatMap(({ id: item, correct, given: answer }) => {
    const question = quiz.find((each) => each.id === item);
    if (correct || !question) return [];
    const isTyped = question.kind === 'typed';
    return {
      id: item,
      question: isTyped ? question.question : question.statement,
      given: answer,
      expected: isTyped ? (question.answers[0] ?? '') : question.answer,
      why: question.why,
    };
  });
  return {
    lesson: id,
    taken_at: last.takenAt.toISOString(),
    percentage: last.percentage,
    missed,
  };
}
