import { lessonId } from '@pius/domain/course/ids.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import { type Place, placeInCourse } from '@pius/domain/course/present-lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';

/**
 * Where a lesson of an address stands in the course. Throws 404 for a lesson that does not exist.
 */
export function placeOf(
  ctx: AppContext,
  params: { moduleId: string; lessonId: string },
  language: Language,
): Place {
  const id = lessonId(Number(params.moduleId), Number(params.lessonId));
  const place = placeInCourse(
    ctx.content.course,
    id,
    language,
    (other) => ctx.content.lesson(other, language) !== null,
  );
  if (!place) throw new AppError('lesson_not_found');
  return place;
}

/** The words of a lesson. Throws 404 where they are not written yet in this language. */
export function writtenLesson(ctx: AppContext, place: Pick<Place, 'id' | 'language'>): Lesson {
  const lesson = ctx.content.lesson(place.id, place.language);
  if (!lesson) throw new AppError('lesson_not_found');
  return lesson;
}
