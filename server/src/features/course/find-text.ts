import { createHash } from 'node:crypto';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import { daysInMonth } from '@pius/domain/saints/feast-day.ts';
import type { Saint } from '@pius/domain/saints/saint.ts';
import type { AppContext } from '../../app-context.ts';

/** The saint of a date of the year, `02-03`; null where there is none. */
export function saintOfDay(
  { content }: AppContext,
  date: string,
  language: Language,
): Saint | null {
  const [month = 0, day = 0] = date.split('-').map(Number);
  const saints = month >= 1 && day <= daysInMonth(month) ? content.saints(month, language) : [];
  return saints.find((each) => each.day === day) ?? null;
}

/** A lesson by its id, `2-5`; null where it is not written. */
export function lessonOf({ content }: AppContext, id: string, language: Language): Lesson | null {
  return parseLessonId(id) && content.lesson(id, language);
}

const versions = new WeakMap<object, string>();

/**
 * By what the words that were read are told from earlier and later ones. Texts are replaced and
 * never changed, so each is reckoned once.
 */
export function textVersion(text: object): string {
  const version =
    versions.get(text) ??
    createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  versions.set(text, version);
  return version;
}
