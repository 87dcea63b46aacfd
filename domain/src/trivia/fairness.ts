import type { Finding } from '../course/finding.ts';
import { choicesPerQuestion, type Question, rightPlace } from './question.ts';

/** Of ten right answers so many may stand at one place; none of the four stays empty. */
const perLessonMax = 4;

/** What part of a module's right answers may stand at one place. */
const shareAtPlace = { min: 0.2, max: 0.3 } as const;

/** In what part of a module's questions the right answer may be the longest of the four. */
const shareLongest = 0.35;

/** How much longer than the longest wrong answer the right one may be. */
const longerMax = 1.25;

/** So many letters more never give an answer away: "Twelve" beside "Four". */
const lettersMore = 3;

const places = Array.from({ length: choicesPerQuestion }, (_, place) => place);

/** How many right answers stand at each of the four places. */
export function rightAtPlaces(questions: readonly Question[]): number[] {
  return places.map((place) => questions.filter((one) => rightPlace(one) === place).length);
}

/** The letters of the right answer, and of the longest wrong one. */
function lengths({ choices, answer }: Question): { right: number; wrong: number } {
  const wrong = choices.filter((choice) => choice !== answer).map((choice) => [...choice].length);
  return { right: [...answer].length, wrong: Math.max(0, ...wrong) };
}

/** The questions whose right answer is longer than each of the wrong ones, by their places. */
export function longestIsRight(questions: readonly Question[]): number[] {
  return questions.flatMap((question, place) => {
    const { right, wrong } = lengths(question);
    return right > wrong ? [place] : [];
  });
}

/** The right answers are spread over the four places, in each lesson and in the whole module. */
export function checkSpread(questions: readonly Question[]): Finding[] {
  const lessons = [...new Set(questions.map(({ lesson }) => lesson))];
  const inLessons = lessons.flatMap((id): Finding[] => {
    const first = questions.findIndex(({ lesson }) => lesson === id);
    const counts = rightAtPlaces(questions.filter(({ lesson }) => lesson === id));
    if (counts.every((count) => count > 0 && count <= perLessonMax)) return [];
    return [
      {
        path: [first, 'lesson'],
        message: `The right answers of lesson ${id} stand ${counts.join(', ')} times at the four places.`,
        doThis: `Move some, so that each place has 1 to ${perLessonMax}, in all three languages.`,
      },
    ];
  });
  const counts = rightAtPlaces(questions);
  const [min, max] = [
    Math.floor(questions.length * shareAtPlace.min),
    Math.ceil(questions.length * shareAtPlace.max),
  ];
  if (counts.every((count) => count >= min && count <= max)) return inLessons;
  return [
    ...inLessons,
    {
      path: [],
      message: `The right answers stand ${counts.join(', ')} times at the four places.`,
      doThis: `Move some, so that each place has ${min} to ${max}, in all three languages.`,
    },
  ];
}

/** The right answer is not betrayed by its length: not in one question, and not over the module. */
export function checkLengthTell(questions: readonly Question[]): Finding[] {
  const each = questions.flatMap((question, place): Finding[] => {
    const { right, wrong } = lengths(question);
    if (right <= wrong * longerMax || right <= wrong + lettersMore) return [];
    return [
      {
        path: [place, 'answer'],
        message: `The right answer has ${right} letters and the longest wrong one ${wrong}: its length gives it away.`,
        doThis: 'Make it shorter, or a wrong one longer.',
      },
    ];
  });
  const longest = longestIsRight(questions);
  const max = Math.floor(questions.length * shareLongest);
  if (longest.length <= max) return each;
  const ids = longest.map((place) => questions[place]?.id).join(', ');
  return [
    ...each,
    {
      path: [],
      message: `In ${longest.length} of ${questions.length} questions the right answer is the longest, ${max} at most: ${ids}.`,
      doThis: `Make a wrong answer as long in ${longest.length - max} of them or more.`,
    },
  ];
}
