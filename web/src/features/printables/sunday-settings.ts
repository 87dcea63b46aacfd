import { daysAfter } from '@pius/domain/calendar-day.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Paper } from '@pius/domain/printables/sheet.ts';
import { comingSunday, isSunday, mostLessons } from '@pius/domain/printables/sunday-sheet.ts';
import { readPaper } from './puzzle-settings.ts';

/** What a sheet for the Sunday table is made of; it stands whole in the address, so that the same sheet can be printed again. */
export interface SundaySettings {
  /** Null where the address does not say: the coming one. */
  sunday: string | null;
  /** None where the address does not say: what the children worked on. */
  lessons: string[];
  /** The lessons are still to come. */
  ahead: boolean;
  paper: Paper;
}

/** Reads the settings from an address; what it says wrongly is as if it said nothing. */
export function readSundaySettings(search: URLSearchParams, language: Language): SundaySettings {
  const sunday = search.get('sunday') ?? '';
  const lessons = (search.get('lessons') ?? '').split(',').filter((id) => parseLessonId(id));
  return {
    sunday: isSunday(sunday) ? sunday : null,
    lessons: [...new Set(lessons)].slice(0, mostLessons),
    ahead: search.get('ahead') === 'yes',
    paper: readPaper(search, language),
  };
}

/** The address's part for settings. */
export function writeSundaySettings(settings: SundaySettings): Record<string, string> {
  const { sunday, lessons, ahead, paper } = settings;
  return {
    ...(sunday ? { sunday } : {}),
    ...(lessons.length > 0 ? { lessons: lessons.join(','), ahead: ahead ? 'yes' : 'no' } : {}),
    paper,
  };
}

/** The Sundays to choose from: the last two, the coming one and five more, and the one chosen. */
export function sundaysToChoose(today: string, chosen: string): string[] {
  const coming = comingSunday(today);
  const near = Array.from({ length: 8 }, (_, index) => daysAfter(coming, (index - 2) * 7));
  return [...new Set([...near, chosen])].sort();
}

/** A lesson put in a place among those of the sheet; an empty one is taken away. */
export function withLesson(lessons: readonly string[], place: number, lesson: string): string[] {
  const changed = lessons.toSpliced(place, 1, lesson);
  return [...new Set(changed.filter((id) => id !== ''))];
}
