import { readLesson } from '@pius/contracts/course.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import { type Place, presentLesson } from '@pius/domain/course/present-lesson.ts';
import type { House } from '../../house.ts';
import { ReadyAnswer } from '../../platform/http/mount.ts';
import { writtenLesson } from './find-lesson.ts';
import { type Reader, type RecordedReading, readerOf } from './readings.ts';

/** A lesson as it was told last, and what of it can change while the server runs. */
interface Told {
  lesson: Lesson;
  corrections: number;
  reader: Reader | null;
  answer: ReadyAnswer<typeof readLesson>;
}

/**
 * Tells lessons to whoever may open them, each written once for as long as neither its words, nor which lessons stand beside it,
 * nor who has read it change. Whether it is open to the caller has been decided before.
 */
export function lessonTeller(house: House) {
  const told = new Map<string, Told>();
  return async (place: Place, recorded: readonly RecordedReading[] | undefined) => {
    const { id, language } = place;
    const lesson = writtenLesson(house, place);
    const reader = await readerOf(house, { kind: 'lesson', id, language }, recorded);
    const corrections = house.content.corrections();
    const last = told.get(`${id} ${language}`);
    if (
      last?.lesson === lesson &&
      last.corrections === corrections &&
      last.reader?.by === reader?.by &&
      last.reader?.on === reader?.on
    ) {
      return last.answer;
    }
    const answer = new ReadyAnswer(readLesson, {
      ...presentLesson(lesson, place, house.content.storyPictures(id, language)),
      reader,
    });
    told.set(`${id} ${language}`, { lesson, corrections, reader, answer });
    return answer;
  };
}
