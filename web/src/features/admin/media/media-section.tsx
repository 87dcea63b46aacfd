import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useDeskId } from '../desk/desk-place.ts';
import { LessonDesk } from './lesson-desk.tsx';
import { LessonList } from './lesson-list.tsx';

/** `/admin/lesson-media`: the lessons with what was uploaded for them; below it one lesson, by its id. */
export function MediaSection() {
  const id = useDeskId();
  const place = id === null ? null : parseLessonId(id);
  return id !== null && place ? <LessonDesk key={id} lesson={id} place={place} /> : <LessonList />;
}
