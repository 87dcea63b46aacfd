import type { LessonView } from '@pius/contracts/course.ts';
import { useLoaderData } from 'react-router';
import { useCorrectedLesson } from '@/learning/course/use-corrected.ts';
import { hydrateAfter } from '@/ui/before-hydration.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { fetchGames, fetchGamesInPage } from '../activities/games.ts';
import { LessonArticle } from './lesson-article.tsx';
import { wordsOfLesson } from './lesson-words.ts';
import { loadFreeLesson } from './load-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  title: (lesson) => (lesson as LessonView | undefined)?.title,
  namespaces: (lesson) => wordsOfLesson(lesson as LessonView | undefined),
};
export const clientLoader = loadFreeLesson;

/**
 * While building: the lesson, when its games are there to be rendered. Throws as `loadFreeLesson`
 * does.
 */
export async function loader(args: Parameters<typeof loadFreeLesson>[0]): Promise<LessonView> {
  const lesson = await loadFreeLesson(args);
  await fetchGames(lesson.activities.map(({ kind }) => kind));
  return lesson;
}

hydrateAfter(fetchGamesInPage());

/** A lesson of module 1: open to everybody, its words stand in the page from the start. */
export default function FreeLessonPage() {
  const lesson = useCorrectedLesson(useLoaderData<LessonView>());
  return <LessonArticle key={lesson.id} lesson={lesson} />;
}
