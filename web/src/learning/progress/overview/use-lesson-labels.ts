import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { useCourse } from '../../course/use-course.ts';

/** A lesson by its module's name and its number: "Prayer, lesson 3". */
export function useLessonLabels(lessonId: string): string {
  const { t } = useTranslation('dashboard');
  const { course } = useCourse();
  const place = parseLessonId(lessonId);
  const module = course?.modules.find(({ number }) => number === place?.module);
  return t(module ? 'lesson-in-module' : 'lesson-number', {
    module: module?.title,
    number: place?.lesson,
  });
}
