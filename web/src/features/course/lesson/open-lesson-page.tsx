import type { LessonView } from '@pius/contracts/course.ts';
import { useLoaderData } from 'react-router';
import { useCorrectedLesson } from '@/shared/course/use-corrected.ts';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { LessonArticle } from './lesson-article.tsx';
import { wordsOfLesson } from './lesson-words.ts';
import { loadOpenLesson } from './load-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  title: (lesson) => (lesson as LessonView | undefined)?.title,
  namespaces: (lesson) => wordsOfLesson(lesson as LessonView | undefined),
};
export const loader = loadOpenLesson;
export const clientLoader = loadOpenLesson;

/** A lesson of module 1: open to everybody, its words stand in the page from the start. */
export default function OpenLessonPage() {
  const lesson = useCorrectedLesson(useLoaderData<LessonView>());
  return <LessonArticle key={lesson.id} lesson={lesson} />;
}
