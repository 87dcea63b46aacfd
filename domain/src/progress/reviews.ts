import { daysAfter } from '../calendar-day.ts';

/** As many questions a day and no more, however many wait. @see docs/requirements.md#r-reviews */
export const reviewsADay = 5;

/**
 * After how many days a question is back: once taught or missed, once known again, once known a
 * second time.
 */
export const reviewIntervals = [1, 7, 21] as const;

export const reviewOutcomes = ['known', 'helped', 'missed'] as const;

/** Known; known with a grown-up's help; or not yet. */
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/**
 * A question of a lesson (`1-2`): one of its quiz, `quiz:q1`, or an entry of its teaching,
 * `entry:baptized`.
 */
export interface ReviewItem {
  lesson: string;
  item: string;
}

/** A question that may be reviewed. */
export interface TaughtItem extends ReviewItem {
  /** The family's day on which its lesson was completed. */
  since: string;
  /** Where it stands among its lesson's questions, from 0. */
  place: number;
}

/** What became of a question, and on which of the family's days. */
export interface ReviewAnswer extends ReviewItem {
  day: string;
  outcome: ReviewOutcome;
}

/**
 * A completed lesson as reviews see it: since which day, and its questions and entries in order.
 */
export interface CompletedLesson {
  id: string;
  since: string;
  quiz: readonly string[];
  entries: readonly string[];
}

interface ReviewStatus {
  /** How often it was known in a row when it was due; past the last interval it rests. */
  step: number;
  /** The day of the last answer, or on which its lesson was completed. */
  last: string;
  /** The first day on which it may come back; null where it rests. */
  due: string | null;
  state: 'fresh' | 'known' | 'missed';
}

function answered(before: ReviewStatus, { day, outcome }: ReviewAnswer): ReviewStatus {
  if (outcome === 'missed') {
    return { step: 0, last: day, due: daysAfter(day, reviewIntervals[0]), state: 'missed' };
  }
  if (outcome === 'helped') {
    return { ...before, last: day, due: daysAfter(day, reviewIntervals[0]), state: 'missed' };
  }
  // Known before it was due, it has not shown that it lasts: it waits its time again and goes no further.
  const early = before.due === null || day < before.due;
  const step = early ? before.step : before.step + 1;
  const interval = reviewIntervals[step];
  const due = interval === undefined ? null : daysAfter(day, interval);
  return { step, last: day, due, state: 'known' };
}

function statusOf(since: string, answers: readonly ReviewAnswer[]): ReviewStatus {
  const first = daysAfter(since, reviewIntervals[0]);
  const begun: ReviewStatus = { step: 0, last: since, due: first, state: 'fresh' };
  return answers.filter(({ day }) => day >= since).reduce(answered, begun);
}

const nameOf = ({ lesson, item }: ReviewItem) => `${lesson} ${item}`;

function statuses(pool: readonly TaughtItem[], answers: readonly ReviewAnswer[]) {
  const byItem = new Map<string, ReviewAnswer[]>();
  for (const answer of answers) {
    const name = nameOf(answer);
    byItem.set(name, [...(byItem.get(name) ?? []), answer]);
  }
  return pool.map((taught) => ({
    taught,
    standing: statusOf(taught.since, byItem.get(nameOf(taught)) ?? []),
  }));
}

type Placed = ReturnType<typeof statuses>[number];

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const turns = { missed: 0, known: 1, fresh: 2 } as const;

/**
 * Whose turn is first: what was missed, the latest before all; then what was known and has waited
 * longest; then what was not asked yet, the first question of every lesson before the second of
 * any, the latest lesson first.
 */
function byTurn(a: Placed, b: Placed): number {
  const turn = compare(turns[a.standing.state], turns[b.standing.state]);
  if (turn !== 0) return turn;
  const inTurn = {
    missed: compare(b.standing.last, a.standing.last),
    known: compare(a.standing.due ?? '', b.standing.due ?? ''),
    fresh: compare(a.taught.place, b.taught.place),
  }[a.standing.state];
  return (
    inTurn ||
    compare(b.taught.since, a.taught.since) ||
    compare(a.taught.lesson, b.taught.lesson) ||
    compare(a.taught.place, b.taught.place)
  );
}

function dueBy(pool: readonly TaughtItem[], answers: readonly ReviewAnswer[], day: string) {
  return statuses(pool, answers)
    .filter(({ standing: status }) => status.due !== null && status.due <= day)
    .sort(byTurn)
    .map(({ taught }) => taught);
}

/**
 * The questions still to be asked today: at most five a day, those answered today counted. A
 * question is back 1 day after its lesson was completed, then 7 and 21 days after it was known, and
 * then it rests; a miss starts again, and with help it is back the next day and keeps its step.
 * What waits is never counted. The same answers give the same questions, on the device and on the
 * server.
 * @param pool - The questions that may be asked.
 * @param answers - All answers in the order they were given.
 * @see docs/requirements.md#r-reviews
 */
export function reviewsDue(
  pool: readonly TaughtItem[],
  answers: readonly ReviewAnswer[],
  today: string,
): TaughtItem[] {
  const before = answers.filter(({ day }) => day < today);
  const done = new Set(answers.filter(({ day }) => day >= today).map(nameOf));
  const quizQuestion = new Set(answers.filter(({ day }) => day === today).map(nameOf));
  return dueBy(pool, before, today)
    .filter((taught) => !done.has(nameOf(taught)))
    .slice(0, Math.max(0, reviewsADay - quizQuestion.size));
}

/** For how many days ahead a device keeps questions, and how many at most. */
const daysAhead = 14;
const mostAhead = daysAhead * reviewsADay;

/**
 * What a device keeps for days without a network: the questions of today first, then what comes
 * after them.
 */
export function reviewsAhead(
  pool: readonly TaughtItem[],
  answers: readonly ReviewAnswer[],
  today: string,
): TaughtItem[] {
  const coming = dueBy(pool, answers, daysAfter(today, daysAhead - 1));
  return [...new Set([...reviewsDue(pool, answers, today), ...coming])].slice(0, mostAhead);
}

/**
 * The questions of completed lessons: all of each quiz, and the entries of its teaching that were
 * heard.
 */
export function reviewPool(
  lessons: readonly CompletedLesson[],
  answers: readonly ReviewAnswer[],
): TaughtItem[] {
  const orally = new Set(answers.map(nameOf));
  return lessons.flatMap(({ id, since, quiz, entries }) => {
    const quizQuestion = quiz.map((question) => ({ lesson: id, item: `quiz:${question}` }));
    const taught = entries.map((entry) => ({ lesson: id, item: `entry:${entry}` }));
    const items = [...quizQuestion, ...taught.filter((entry) => orally.has(nameOf(entry)))];
    return items.map((item, place) => ({ ...item, since, place }));
  });
}
