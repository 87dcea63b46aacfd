import { dayNumber } from '../calendar-day.ts';

/** As many questions a day, the same for everybody. @see docs/requirements.md#r-daily-trivia */
export const questionsADay = 5;

/**
 * For so many days after a question was asked it does not come back.
 * @see docs/requirements.md#r-daily-trivia
 */
export const daysWithoutRepeat = 100;

/** A number that looks like chance and is always the same for the same text (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last letters alone would leave the first bits as they are.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Texts in an order that a word decides, the same each time. */
function shuffled(texts: readonly string[], word: string): string[] {
  const keys = new Map(texts.map((text) => [text, mixed(`${word} ${text}`)]));
  return texts.toSorted(
    (a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || (a < b ? -1 : Number(a > b)),
  );
}

const lessonOf = (id: string) => id.replace(/-q\d+$/, '');

/**
 * All questions, one of each lesson before the second of any, so that no day asks twice about one
 * lesson.
 */
function inRounds(ids: readonly string[]): string[] {
  const byLesson = Map.groupBy(shuffled(ids, 'questions'), lessonOf);
  const lessons = shuffled([...byLesson.keys()], 'lessons');
  const most = Math.max(0, ...[...byLesson.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, round) =>
    lessons.flatMap((lesson) => byLesson.get(lesson)?.[round] ?? []),
  ).flat();
}

/**
 * The ids of the five questions of a day, the same for everybody, and none that was asked in the
 * hundred days before. The whole bank is gone through before anything comes back; what a longer
 * bank has to spare is used to mix neighbouring days again each time, so that the same five do not
 * always meet. A bank of fewer than 505 comes back sooner; what it has beyond a multiple of five is
 * not asked.
 * @param ids - The ids of the whole bank in any order (`2-5-q1`).
 * @param day - A day `yyyy-mm-dd`.
 * @throws A RangeError for what is no day.
 * @see docs/requirements.md#r-daily-trivia
 */
export function questionsOfDay(ids: readonly string[], day: string): string[] {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`${day} is no day.`);
  const cycle = Math.floor(ids.length / questionsADay);
  if (cycle === 0) return [];
  const place = ((number % cycle) + cycle) % cycle;
  const turn = Math.floor(number / cycle);
  // A question that moves by less than this many days from one turn to the next still rests long enough.
  const spare = Math.max(1, cycle - daysWithoutRepeat);
  const first = place - (place % spare);
  const last = Math.min(first + spare, cycle);
  const block = inRounds(ids).slice(first * questionsADay, last * questionsADay);
  const from = (place - first) * questionsADay;
  return shuffled(block, `turn ${turn}`).slice(from, from + questionsADay);
}
