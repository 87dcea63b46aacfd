/** The questions of the Catechism of Christian Doctrine of 1912 are numbered 1 to 433. */
export const questionCount = 433;

/** The book whose questions the course covers, as `ref` names it. */
export const catechismBook = '1912';

/** What `ref` names instead of a book where no question says it: our own words, beside a question of 1912. */
export const ourBook = 'ours';

/** What `ref` gives instead of numbers for the prayers and formulas that stand beside the questions of 1912. */
export const formulasOfBook = 'formulas';

/** What to write where numbers of questions cannot be read. */
export const questionsForm = 'Write numbers and ranges in order, such as "1-3, 5".';

/**
 * The numbers that a list such as `1-3, 5-11` names, in order; null where it is written otherwise,
 * names a number twice or one that the 1912 catechism has not.
 */
export function parseQuestions(text: string): number[] | null {
  const numbers: number[] = [];
  for (const range of text.split(', ')) {
    const match = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(range);
    if (match === null) return null;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    const before = numbers.at(-1) ?? 0;
    if (first <= before || last < first || last > questionCount) return null;
    if (match[2] !== undefined && last === first) return null;
    for (let number = first; number <= last; number += 1) numbers.push(number);
  }
  return numbers;
}

/** The questions of 1912 that an entry rests on; none for another book or a list that cannot be read. */
export function questionsOfEntry({ ref }: { ref: { book: string; questions: string } }): number[] {
  return ref.book === catechismBook ? (parseQuestions(ref.questions) ?? []) : [];
}

/** The numbers as a list that `parseQuestions` reads: `1-3, 5`. They come in order. */
export function writeQuestions(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

interface QuestionsAt {
  path: (string | number)[];
  questions?: string | undefined;
}

/**
 * What keeps lists of questions from naming each of the 433 once, each with the path given and
 * what to do; `inOrder` asks that they go on one after the other.
 */
export function placesOfQuestions(lists: readonly QuestionsAt[], inOrder: boolean) {
  const seen = new Set<number>();
  const problems: { path: (string | number)[]; message: string }[] = [];
  for (const { path, questions: text } of lists) {
    const numbers = text === undefined ? [] : parseQuestions(text);
    // A list that cannot be read is a fault of its own, and the others tell nothing without it.
    if (numbers === null) return [];
    const twice = numbers.filter((number) => seen.has(number));
    if (twice.length > 0) {
      problems.push({ path, message: `Name question ${writeQuestions(twice)} in one place only.` });
    } else if (inOrder && numbers.some((number, index) => number !== seen.size + index + 1)) {
      problems.push({ path, message: `Go on with question ${seen.size + 1}, leaving none out.` });
    }
    for (const number of numbers) seen.add(number);
  }
  const missing = Array.from({ length: questionCount }, (_, index) => index + 1).filter(
    (number) => !seen.has(number),
  );
  if (problems.length === 0 && missing.length > 0) {
    problems.push({ path: [], message: `Give question ${writeQuestions(missing)} a place.` });
  }
  return problems;
}
