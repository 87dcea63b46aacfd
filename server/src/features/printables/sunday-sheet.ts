import type { SundaySheetView } from '@pius/contracts/printables.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import {
  daysOfSheet,
  type LessonsOfSheet,
  lessonsOfSheet,
  sundaySheet,
} from '@pius/domain/printables/sunday-sheet.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listCompletedLessons, listStoredChildren, listWork } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The lessons of a family's sheet of a Sunday: by what its children did in the days before, in the
 * family's time zone.
 */
export async function lessonsOfFamily(
  db: Queryable,
  { parentId, timeZone, sunday }: { parentId: string; timeZone: string; sunday: string },
): Promise<LessonsOfSheet> {
  const children = await listStoredChildren(db, parentId);
  const ids = children.map(({ id }) => id);
  const { from, to } = daysOfSheet(sunday);
  // A day more on both sides, whatever zone the family is in.
  const since = new Date(Date.parse(`${from}T00:00:00Z`) - dayMs);
  const until = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * dayMs);
  const [done, work] = await Promise.all([
    listCompletedLessons(db, ids),
    listWork(db, ids, { since, until, from, to }),
  ]);
  const doneBy = Map.groupBy(done, ({ childId }) => childId);
  const worked = [
    ...work.moments.map(({ at, ...rest }) => ({ ...rest, day: localDay(at, timeZone) })),
    ...work.times,
  ].filter(({ day }) => day >= from && day <= to);
  const workedBy = Map.groupBy(worked, ({ childId }) => childId);
  return lessonsOfSheet(
    ids.map((id) => ({
      lessons: latestFirst(workedBy.get(id) ?? []),
      next: overallProgress(new Set(doneBy.get(id)?.map(({ lesson }) => lesson))).currentLesson,
    })),
  );
}

/** Lessons by the last day on which each was worked on; of one day the further one first. */
function latestFirst(worked: readonly { lesson: string; day: string }[]): string[] {
  const last = new Map<string, string>();
  for (const { lesson, day } of worked) {
    if (parseLessonId(lesson) && day > (last.get(lesson) ?? '')) last.set(lesson, day);
  }
  const place = (id: string) => {
    const { module = 0, lesson = 0 } = parseLessonId(id) ?? {};
    return module * 100 + lesson;
  };
  return [...last.entries()]
    .sort(([a, dayA], [b, dayB]) => dayB.localeCompare(dayA) || place(b) - place(a))
    .map(([lesson]) => lesson);
}

/**
 * What stands on the sheet of a Sunday, in the words of a language: the page and the e-mail ask
 * here, so that they say the same. Throws `lesson_not_found` for a lesson that does not exist or is
 * not written in the language.
 */
export function sheetTexts(
  { content }: Pick<AppContext, 'content'>,
  { sunday, lessons, ahead }: LessonsOfSheet & { sunday: string },
  language: Language,
): SundaySheetView {
  const words = new Map(lessons.map((id) => [id, written(content.lesson(id, language))]));
  const { prayers, deeds } = content.sunday[language];
  const sheet = sundaySheet({
    sunday,
    lessons: [...words].map(([id, { teaching }]) => ({
      id,
      entries: teaching.map((one) => one.id),
    })),
    ahead,
    prayers,
    deeds,
  });
  const { deed, prayer } = sheet;
  const { title = '', lines = [] } = prayers.find(({ id }) => id === prayer) ?? {};
  const [, month = 1, day = 1] = sunday.split('-').map(Number);
  const saint = content.saints(month, language).find((each) => each.day === day);
  if (!saint) throw new Error(`${sunday} has no saint`);
  const { name, feastDay, bio } = saint;
  return {
    sunday,
    language,
    lessons: [...words].map(([id, lesson]) => ({ id, title: lesson.title })),
    ahead,
    questions: sheet.questions.flatMap((quizQuestion) => {
      const entry = words
        .get(quizQuestion.lesson)
        ?.teaching.find(({ id }) => id === quizQuestion.entry);
      if (!entry) return [];
      const { question, answer, simply, ref } = entry;
      return [{ lesson: quizQuestion.lesson, question, answer, simply, ref }];
    }),
    prayer: { title, lines },
    saint: { name, feastDay, bio },
    deed:
      'lesson' in deed
        ? (words.get(deed.lesson)?.forGrownUps.atHome ?? '')
        : (deeds.find(({ id }) => id === deed.id)?.text ?? ''),
    reading: [saint, ...words.values()].every(({ status }) => status.reading === 'done')
      ? 'done'
      : 'awaiting',
  };
}

function written(lesson: Lesson | null): Lesson {
  if (!lesson) throw new AppError('lesson_not_found');
  return lesson;
}
