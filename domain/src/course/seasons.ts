import { z } from 'zod';
import { dayNumber, daysAfter } from '../calendar-day.ts';
import { allLessonIds } from './ids.ts';

/** Times of the Church's year for which a lesson is offered. */
export const seasonNames = ['advent', 'lent', 'easter', 'may', 'october', 'november'] as const;

export type SeasonName = (typeof seasonNames)[number];

/** `content/seasons.yaml`: which lessons fit a season, the best one first. */
export const seasonsSchema = z
  .array(
    z.strictObject({
      season: z.enum(seasonNames),
      lessons: z
        .array(
          z
            .string()
            .refine((id) => allLessonIds.includes(id), 'Write the id of a lesson, such as "2-5".'),
        )
        .min(1),
    }),
  )
  .refine(
    (list) =>
      seasonNames.every((name) => list.filter(({ season }) => season === name).length === 1),
    'Name each season once.',
  );

export type Seasons = z.infer<typeof seasonsSchema>;

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The first Sunday of Advent: the fourth before Christmas. */
export function firstOfAdvent(year: number): string {
  const christmas = `${year}-12-25`;
  // 1970-01-01 was a Thursday; Sunday is 0.
  const weekday = ((dayNumber(christmas) ?? 0) + 4) % 7;
  return daysAfter(christmas, -(weekday === 0 ? 7 : weekday) - 21);
}

const lentLength = 46;
const easterLength = 49;

/**
 * The season of a day `yyyy-mm-dd`; null for the rest of the year. Advent, Lent (from Ash Wednesday
 * to Holy Saturday) and Easter time (to Pentecost) go before a month, but May belongs to Our Lady from
 * the second week of Easter time on.
 */
export function seasonOn(day: string): SeasonName | null {
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  if (day >= firstOfAdvent(year) && day <= `${year}-12-24`) return 'advent';
  if (day >= daysAfter(easter, -lentLength) && day < easter) return 'lent';
  const month = day.slice(5, 7);
  if (month === '05' && day >= daysAfter(easter, 7)) return 'may';
  if (day >= easter && day <= daysAfter(easter, easterLength)) return 'easter';
  if (month === '10') return 'october';
  return month === '11' ? 'november' : null;
}

/** Of the lessons of a season the first that is open and not yet done, else the first open one; null where none is open. */
export function lessonOfSeason<Lesson extends { id: string; open: boolean; completed: boolean }>(
  ids: readonly string[],
  lessons: readonly Lesson[],
): Lesson | null {
  const open = ids.flatMap((id) => lessons.find((lesson) => lesson.id === id && lesson.open) ?? []);
  return open.find(({ completed }) => !completed) ?? open[0] ?? null;
}
