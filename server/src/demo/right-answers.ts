import type { Language } from '@pius/domain/language.ts';
import type { Content } from '../platform/content/content.ts';

/** The right answers to a lesson's quiz, as a device would send them. Throws where the lesson is not written. */
export function rightAnswers(content: Content, lessonId: string, language: Language) {
  const lesson = content.lesson(lessonId, language);
  if (!lesson) throw new Error(`lesson ${lessonId} is not written in ${language}`);
  return lesson.quiz.map((question) => ({
    id: question.id,
    value: question.kind === 'true-false' ? question.answer : (question.answers[0] ?? ''),
  }));
}
