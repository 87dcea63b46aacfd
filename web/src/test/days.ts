import type { SaintView } from '@pius/contracts/saints.ts';
import type { TriviaDay, TriviaQuestion } from '@pius/contracts/trivia.ts';
import { exampleProfile } from './family.ts';
import { answer } from './network.ts';
import { exampleProgress } from './progress.ts';

/** The saint of a date, with a name of its own. */
export function exampleSaint(date: string): SaintView {
  return {
    date,
    language: 'en',
    id: `saint-${date}`,
    name: `Saint of ${date}`,
    feastDay: 'November 27',
    born: null,
    died: 'about 422',
    bio: 'He lived by the sea.',
    virtues: 'He was patient.',
    heroism: 'He gave his cloak away.',
    contributions: 'He taught children.',
    source: 'An old book.',
    reader: null,
    picture: { id: 'saint-nicholas', alt: 'A bishop with three bags of gold.' },
  };
}

/** The five questions of a date; the right choice of each is its second. */
export function exampleQuestions(date: string): TriviaQuestion[] {
  return [1, 2, 3, 4, 5].map((number) => ({
    id: `${number}-1-${date}`,
    lesson: `${number}-1`,
    lessonTitle: `Lesson of module ${number}`,
    question: `Question ${number} of ${date}?`,
    choices: ['One', 'Two', 'Three', 'Four'].map((word) => `${word} of ${number}`),
    answer: 1,
    why: `The reason of question ${number} of ${date}.`,
  }));
}

/** The trivia of a date as a child is told it. */
export function exampleTrivia(date: string, round: TriviaDay['round'] = null): TriviaDay {
  const questions = exampleQuestions(date);
  const [first] = questions;
  if (!first) throw new Error('There are five questions.');
  const { answer: _answer, why: _why, ...teaser } = first;
  return { date, language: 'en', teaser, questions, round };
}

/** Answers what the pages of the days ask for a child: saints, trivia, the names of a month, and the family's time zone. */
export function answerDays(): void {
  answer('GET /rest/v1/saints/{date}', ({ params }) => exampleSaint(params.date ?? ''));
  answer('GET /rest/v1/trivia/{date}', ({ params }) => exampleTrivia(params.date ?? ''));
  answer('GET /rest/v1/saints', ({ query }) => {
    const month = (query.month ?? '').padStart(2, '0');
    const items = Array.from({ length: 31 }, (_, at) => ({
      day: at + 1,
      id: `day-${at + 1}`,
      picture: at % 2 ? 'saint-agnes' : 'saint-type-monk',
      name: `Name of ${month}-${String(at + 1).padStart(2, '0')}`,
    }));
    return { items, next: null };
  });
  answer('GET /rest/v1/profiles/{id}', exampleProfile());
  answer('GET /rest/v1/progress', exampleProgress({ current_streak: 1 }));
}
