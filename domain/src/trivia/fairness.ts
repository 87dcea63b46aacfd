import type { Finding } from '../course/finding.ts';
import { choicesPerQuestion, type Question, rightPlace } from './question.ts';

/** Of ten right answers so many may stand at one place; none of the four stays empty. */
const perLessonMax = 4;

/** What part of a module's right answers may stand at one place. */
const shareAtPlace = { min: 0.2, max: 0.3 } as const;

/** In what part of a module's questions the right answer may be the longest, or the shortest. */
const shareHinting = 0.35;

/** How much longer than the longest wrong answer the right one may be. */
const longerMax = 1.25;

/** So many letters more never give an answer away: "Twelve" beside "Four". */
const lettersMore = 3;

const places = Array.from({ length: choicesPerQuestion }, (_, place) => place);

/** How many right answers stand at each of the four places. */
export function rightAtPlaces(questions: readonly Question[]): number[] {
  return places.map((place) => questions.filter((one) => rightPlace(one) === place).length);
}

/** The letters of the right answer, and of the shortest and the longest wrong one. */
function lengths({ choices, answer }: Question) {
  const wrong = choices.filter((choice) => choice !== answer).map((choice) => [...choice].length);
  return {
    right: [...answer].length,
    shortest: Math.min(...wrong),
    longest: Math.max(0, ...wrong),
  };
}

/** The questions whose right answer is longer than each of the wrong ones. */
export function longestIsRight(questions: readonly Question[]): Question[] {
  return questions.filter((question) => {
    const { right, longest } = lengths(question);
    return right > longest;
  });
}

/** The questions whose right answer is shorter than each of the wrong ones. */
export function shortestIsRight(questions: readonly Question[]): Question[] {
  return questions.filter((question) => {
    const { right, shortest } = lengths(question);
    return right < shortest;
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

/** A finding where the right answer of too many questions is the longest, or the shortest. */
function tooOften(
  announcement: readonly Question[],
  questions: readonly Question[],
  which: 'longest' | 'shortest',
): Finding[] {
  const max = Math.floor(questions.length * shareHinting);
  if (announcement.length <= max) return [];
  const ids = announcement.map(({ id }) => id).join(', ');
  const wrong = which === 'longest' ? 'long' : 'short';
  return [
    {
      path: [],
      message: `In ${announcement.length} of ${questions.length} questions the right answer is the ${which}, ${max} at most: ${ids}.`,
      doThis: `Make a wrong answer as ${wrong} in ${announcement.length - max} of them or more.`,
    },
  ];
}

/** The right answer is not betrayed by its length: not in one question, and not over the module. */
export function checkLengthHint(questions: readonly Question[]): Finding[] {
  const each = questions.flatMap((question, place): Finding[] => {
    const { right, longest } = lengths(question);
    if (right <= longest * longerMax || right <= longest + lettersMore) return [];
    return [
      {
        path: [place, 'answer'],
        message: `The right answer has ${right} letters and the longest wrong one ${longest}: its length gives it away.`,
        doThis: 'Make it shorter, or a wrong one longer.',
      },
    ];
  });
  return [
    ...each,
    ...tooOften(longestIsRight(questions), questions, 'longest'),
    ...tooOften(shortestIsRight(questions), questions, 'shortest'),
  ];
}
