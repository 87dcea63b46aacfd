import { lessonIdsOfModule } from '../course/ids.ts';
import type { Question } from './question.ts';
import { choicesPerQuestion } from './question.ts';

const wrong = ['A red apple', 'A blue plum', 'A ripe pear'];

/** A module's questions for tests in which nothing is wrong. */
export function goodQuestions(module: number): Question[] {
  return lessonIdsOfModule(module).flatMap((lesson, index) =>
    Array.from({ length: 10 }, (_, place): Question => {
      const choices = [...wrong];
      choices.splice((index * 10 + place) % choicesPerQuestion, 0, 'A good loaf');
      return {
        id: `${lesson}-q${place + 1}`,
        lesson,
        question: `What is number ${place + 1} of lesson ${lesson}?`,
        choices,
        answer: 'A good loaf',
        why: 'A loaf of bread is good for everybody.',
      };
    }),
  );
}
