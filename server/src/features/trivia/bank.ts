import type { Language } from '@pius/domain/language.ts';
import { type Question, rightPlace } from '@pius/domain/trivia/question.ts';
import { questionsOfDay } from '@pius/domain/trivia/questions-of-day.ts';
import type { AppContext } from '../../app-context.ts';

type Bank = Pick<AppContext, 'content'>;

/** The five questions of a date in a language. It takes a day that the calendar has. */
export function questionsOn({ content }: Bank, date: string, language: Language): Question[] {
  const byId = new Map(content.trivia(language).map((question) => [question.id, question]));
  return questionsOfDay([...byId.keys()], date).flatMap((id) => byId.get(id) ?? []);
}

/** Where the right choices stand of the questions with these ids; an id of none is left out. */
export function rightPlaces(
  { content }: Bank,
  ids: readonly string[],
  language: Language,
): Map<string, number> {
  const quizQuestion = new Set(ids);
  const known = content.trivia(language).filter(({ id }) => quizQuestion.has(id));
  return new Map(known.map((question) => [question.id, rightPlace(question)]));
}
