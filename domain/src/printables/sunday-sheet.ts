import { dayNumber, daysAfter } from '../calendar-day.ts';

/**
 * How many questions stand on a sheet for the Sunday table.
 * @see docs/requirements.md#r-sunday-sheet
 */
const questionsOnSheet = 3;

/** As many lessons as there are questions have their place on a sheet. */
export const mostLessons = questionsOnSheet;

/** Where no child has a road yet, the sheet is of module 1. */
const firstLessons = ['1-1', '1-2', '1-3'] as const;

/** What a child did in the days of a sheet. */
export interface WeekOfChild {
  /** The lessons worked on, the latest first. */
  lessons: readonly string[];
  /** The first lesson of its road that is not completed. */
  next: string;
}

/**
 * Which lessons a sheet is of. They stand in its address, so that the same sheet can be printed
 * again.
 */
export interface LessonsOfSheet {
  /** One to three. */
  lessons: string[];
  /** Nobody has worked on them yet: they come next. */
  ahead: boolean;
}

/** Weeks from Sunday to Saturday, counted from the one of 1970-01-01, which was a Thursday. */
const weekNumber = (sunday: string) => Math.floor(((dayNumber(sunday) ?? 0) + 4) / 7);

/** Whether a day `yyyy-mm-dd` is a Sunday. */
export function isSunday(day: string): boolean {
  const number = dayNumber(day);
  return number !== null && (number + 4) % 7 === 0;
}

/**
 * The Sunday whose sheet a day asks for: itself, or the next. Throws a RangeError for what is no
 * day.
 */
export function comingSunday(day: string): string {
  return isSunday(day) ? day : comingSunday(daysAfter(day, 1));
}

/**
 * The days of which a Sunday's sheet tells, first and last: Saturday to Friday. It has been the
 * same since the morning on which the letter goes out, and what is done on that Saturday stands on
 * the next one.
 */
export function daysOfSheet(sunday: string): { from: string; to: string } {
  return { from: daysAfter(sunday, -8), to: daysAfter(sunday, -2) };
}

/**
 * The lessons of a sheet: those the children worked on, so that every child finds one of its own as
 * far as three go, those of most children first; where nobody did anything, the next ones on their
 * roads, and without children those of module 1.
 * @see docs/requirements.md#r-sunday-sheet
 */
export function lessonsOfSheet(children: readonly WeekOfChild[]): LessonsOfSheet {
  const learnt = pickLessons(children.map(({ lessons }) => lessons));
  if (learnt.length > 0) return { lessons: learnt, ahead: false };
  const next = pickLessons(children.map((child) => [child.next]));
  return { lessons: next.length > 0 ? next : [...firstLessons], ahead: true };
}

function pickLessons(byChild: readonly (readonly string[])[]): string[] {
  const picked: string[] = [];
  let waiting = byChild.filter((lessons) => lessons.length > 0);
  while (picked.length < mostLessons) {
    if (waiting.length === 0) waiting = byChild.filter((lessons) => unpicked(lessons).length > 0);
    const best = mostSelected(waiting.map(unpicked));
    if (best === null) break;
    picked.push(best);
    waiting = waiting.filter((lessons) => !lessons.includes(best));
  }
  return picked;

  function unpicked(lessons: readonly string[]): string[] {
    return lessons.filter((lesson) => !picked.includes(lesson));
  }
}

/**
 * The lesson that most children share; among equals the one that stands first with the first child.
 */
function mostSelected(byChild: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>();
  for (const lessons of byChild) {
    for (const lesson of new Set(lessons)) counts.set(lesson, (counts.get(lesson) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** What a sheet may be made of, by ids. */
export interface SheetChoices {
  sunday: string;
  /** The lessons of the sheet with the entries of their teaching. */
  lessons: readonly { id: string; entries: readonly string[] }[];
  ahead: boolean;
  /** Each with the lessons it goes well with. */
  prayers: readonly { id: string; lessons: readonly string[] }[];
  deeds: readonly { id: string }[];
}

/** What stands on a sheet, by ids. */
export interface SundaySheet {
  questions: { lesson: string; entry: string }[];
  prayer: string;
  /** The one thing to do: what a lesson proposes for home, or one of the list. */
  deed: { lesson: string } | { id: string };
}

/**
 * What stands on the sheet of a Sunday, for the page and the letter alike: the same Sunday and
 * lessons give the same sheet. Questions come from the lessons in turn, and others each week; the
 * prayer fits one of them where one does. To do is what the first lesson proposes; where it is
 * still ahead, something of the list that asks for no lesson.
 */
export function sundaySheet({ sunday, lessons, ahead, ...choices }: SheetChoices): SundaySheet {
  const week = weekNumber(sunday);
  const [first] = lessons;
  const fitting = lessons.flatMap(({ id }) =>
    choices.prayers.filter((prayer) => prayer.lessons.includes(id)),
  );
  const deed = inTurn(choices.deeds, week)?.id ?? '';
  return {
    questions: questionsOf(lessons, week),
    prayer: (fitting[0] ?? inTurn(choices.prayers, week))?.id ?? '',
    deed: ahead || !first ? { id: deed } : { lesson: first.id },
  };
}

function inTurn<T>(list: readonly T[], turn: number): T | undefined {
  return list[turn % list.length];
}

function questionsOf(lessons: SheetChoices['lessons'], week: number): SundaySheet['questions'] {
  return lessons.flatMap(({ id, entries }, place) => {
    const share = Array.from({ length: questionsOnSheet }).filter(
      (_, turn) => turn % lessons.length === place,
    ).length;
    return Array.from({ length: Math.min(share, entries.length) }, (_, index) => ({
      lesson: id,
      entry: inTurn(entries, week * share + index) ?? '',
    }));
  });
}
