import type { TriviaDay } from '@pius/contracts/trivia.ts';
import { dayNumber } from '@pius/domain/calendar-day.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { type Question, rightPlace } from '@pius/domain/trivia/question.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { requireChildOrToday } from '../saints/policy.ts';
import { questionsOn } from './bank.ts';
import { findCountedRound } from './store.ts';

/**
 * The trivia of a date for a caller: a child is told all five with their answers and its round of
 * the day, anybody else the first one of today without its answer. Throws 404 for what is no day of
 * the calendar.
 */
export async function triviaOf(
  ctx: AppContext,
  { caller, now }: { caller: Caller; now: Date },
  date: string,
  language: Language,
): Promise<TriviaDay> {
  if (dayNumber(date) === null) throw new AppError('not_found');
  requireChildOrToday(caller, date, now);
  const questions = questionsOn(ctx, date, language);
  const [first] = questions;
  if (!first) throw new AppError('not_found');
  const isChild = caller.viewer === 'child';
  return {
    date,
    language,
    teaser: ask(ctx, first, language),
    questions: isChild
      ? questions.map((question) => ({
          ...ask(ctx, question, language),
          answer: rightPlace(question),
          why: question.why,
        }))
      : null,
    round: isChild ? await findCountedRound(ctx.db, caller.account.id, date) : null,
  };
}

/** A question as it may be asked of anybody. */
function ask(
  { content }: AppContext,
  { id, lesson, question, choices }: Question,
  language: Language,
): TriviaDay['teaser'] {
  const place = parseLessonId(lesson);
  const module = content.course.modules.find(({ number }) => number === place?.module);
  const title = module?.lessons.find(({ number }) => number === place?.lesson)?.title[language];
  return { id, lesson, lessonTitle: title ?? '', question, choices };
}
