import type { LessonView } from '@pius/contracts/course.ts';
import { useLoaderData } from 'react-router';
import { useCorrectedLesson } from '@/shared/course/use-corrected.ts';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { wakeAfter } from '@/shared/waking/before-waking.ts';
import { fetchGames, fetchGamesInPage, wordsOfGame } from '../activities/games.ts';
import { atATime } from './activities-section.tsx';
import { LessonArticle } from './lesson-article.tsx';
import { loadOpenLesson } from './load-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  title: (lesson) => (lesson as LessonView | undefined)?.title,
  namespaces: (lesson) => [
    'lesson',
    'progress',
    ...wordsOfFirstGames(lesson as LessonView | undefined),
  ],
};
export const clientLoader = loadOpenLesson;

/** The words of the games that stand in the page from the start; later ones bring theirs. */
function wordsOfFirstGames(lesson: LessonView | undefined): readonly string[] {
  const first = lesson?.activities.slice(0, atATime) ?? [];
  return [...new Set(['activities', ...first.flatMap(({ kind }) => wordsOfGame(kind))])];
}

/** While building: the lesson, when its games are there to be rendered. Throws as `loadOpenLesson` does. */
export async function loader(asked: Parameters<typeof loadOpenLesson>[0]): Promise<LessonView> {
  const lesson = await loadOpenLesson(asked);
  await fetchGames(lesson.activities.map(({ kind }) => kind));
  return lesson;
}

wakeAfter(fetchGamesInPage());

/** A lesson of module 1: open to everybody, its words stand in the page from the start. */
export default function OpenLessonPage() {
  const lesson = useCorrectedLesson(useLoaderData<LessonView>());
  return <LessonArticle key={lesson.id} lesson={lesson} />;
}
