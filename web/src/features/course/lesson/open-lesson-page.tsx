import type { LessonView } from '@pius/contracts/course.ts';
import { useLoaderData } from 'react-router';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { LessonArticle } from './lesson-article.tsx';
import { loadOpenLesson } from './load-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  title: (lesson) => (lesson as LessonView | undefined)?.title,
  namespaces: ['lesson', 'activities', 'progress'],
};
export const loader = loadOpenLesson;
export const clientLoader = loadOpenLesson;

/** A lesson of module 1: open to everybody, its words stand in the page from the start. */
export default function OpenLessonPage() {
  const lesson = useLoaderData<LessonView>();
  return <LessonArticle key={lesson.id} lesson={lesson} />;
}
