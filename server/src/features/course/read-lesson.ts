import { readLesson } from '@pius/contracts/course.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import { type Place, presentLesson } from '@pius/domain/course/present-lesson.ts';
import type { AppContext } from '../../app-context.ts';
import { ReadyAnswer } from '../../platform/http/mount.ts';
import { writtenLesson } from './find-lesson.ts';
import { type Reader, type RecordedReading, readerOf } from './readings.ts';

/** A lesson as it was told last, and what of it can change while the server runs. */
interface LessonAnswer {
  lesson: Lesson;
  corrections: number;
  reader: Reader | null;
  answer: ReadyAnswer<typeof readLesson>;
}

/**
 * Tells lessons to anyone who may open them, each written once for as long as neither its words,
 * nor which lessons stand beside it, nor who has read it change. Whether it is open to the caller
 * has been decided before.
 */
export function lessonReader(ctx: AppContext) {
  const answers = new Map<string, LessonAnswer>();
  return async (place: Place, recorded: readonly RecordedReading[] | undefined) => {
    const { id, language } = place;
    const lesson = writtenLesson(ctx, place);
    const reader = await readerOf(ctx, { kind: 'lesson', id, language }, recorded);
    const corrections = ctx.content.corrections();
    const last = answers.get(`${id} ${language}`);
    if (
      last?.lesson === lesson &&
      last.corrections === corrections &&
      last.reader?.by === reader?.by &&
      last.reader?.on === reader?.on
    ) {
      return last.answer;
    }
    const answer = new ReadyAnswer(readLesson, {
      ...presentLesson(lesson, place, ctx.content.storyPictures(id, language)),
      reader,
    });
    answers.set(`${id} ${language}`, { lesson, corrections, reader, answer });
    return answer;
  };
}
