const dayMs = 24 * 60 * 60 * 1000;

/** So many days a parent's chart of the last days shows. */
const chartDays = 7;

/** What was learnt on one day of the family's calendar. */
export interface LearntDay {
  day: string;
  /** Time spent in lessons. */
  seconds: number;
  /** Lessons completed, each on the day its quiz was passed first. */
  lessons: number;
  /** Quizzes taken, however they went. */
  quizzes: number;
}

/** The seven days that end with a day, oldest first. Days as in `weekOf`. */
export function lastDays(day: string): string[] {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: chartDays }, (_, index) =>
    new Date(time - (chartDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/**
 * What was learnt on each of the last seven days. It takes the family's day, the time spent by day,
 * and the days on which lessons were completed and quizzes taken, each as often as it happened;
 * other days are passed over.
 */
export function learntDays(
  today: string,
  spent: readonly { day: string; seconds: number }[],
  completed: readonly string[],
  quizzes: readonly string[],
): LearntDay[] {
  const count = (days: readonly string[], day: string) =>
    days.filter((each) => each === day).length;
  return lastDays(today).map((day) => ({
    day,
    seconds: spent.reduce((sum, one) => sum + (one.day === day ? one.seconds : 0), 0),
    lessons: count(completed, day),
    quizzes: count(quizzes, day),
  }));
}

/**
 * The seven days of the week that a day belongs to, Monday first.
 * @param day - A day `yyyy-mm-dd`.
 * @returns Seven of the same form.
 * @throws A RangeError for a text that is no day.
 */
export function weekOf(day: string): string[] {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  const monday = time - sinceMonday * dayMs;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(monday + index * dayMs).toISOString().slice(0, 10),
  );
}
