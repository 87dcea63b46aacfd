import type { LessonView } from '@pius/contracts/course.ts';
import { type LessonPlace, parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import { hydrateAfter } from '@/ui/before-hydration.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { LoadingPage } from '@/ui/kit/loading-page.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { fetchGames, fetchGamesInPage } from '../activities/games.ts';
import { LessonArticle } from './lesson-article.tsx';
import { wordsOfLesson } from './lesson-words.ts';
import { LockPage } from './lock-page.tsx';
import { loadLockedLesson } from './locked-lessons.server.ts';
import { useLesson } from './use-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  title: (lesson) => (lesson as LessonView | null | undefined)?.title,
  namespaces: (lesson) =>
    lesson ? wordsOfLesson(lesson as LessonView) : ['lesson', 'activities', 'progress'],
};

/**
 * While building: the lesson, when its games are there to be rendered. Throws as `loadLockedLesson`
 * does.
 */
export async function loader(args: Parameters<typeof loadLockedLesson>[0]): Promise<LessonView> {
  const lesson = await loadLockedLesson(args);
  await fetchGames(lesson.activities.map(({ kind }) => kind));
  return lesson;
}

/**
 * In the browser the page asks for its lesson itself, as for everything that is not open to
 * everybody.
 */
export const clientLoader = () => null;

hydrateAfter(fetchGamesInPage());

/**
 * A lesson of modules 2 to 6: fetched for anyone who may open it, else the lock page. Where the
 * server sent the page as it was made while building, its words stand in it from the start.
 */
export default function LessonPage() {
  const loaderData = useLoaderData<LessonView | null>();
  const { moduleId, lessonId } = useParams();
  const place = parseLessonId(`${moduleId}-${lessonId}`);
  if (!place) return <MissingLesson />;
  return <Lesson loaderData={loaderData} key={`${moduleId}-${lessonId}`} place={place} />;
}

function Lesson({ place, loaderData }: { place: LessonPlace; loaderData: LessonView | null }) {
  const { t } = useTranslation('lesson');
  const { lesson, error, question, refetch } = useLesson(place, loaderData);
  if (lesson) return <LessonArticle lesson={lesson} />;
  if (!error) return <LoadingPage label={t('loading')} />;
  const code = error instanceof ApiError ? error.code : 'internal';
  if (code.startsWith('lesson_locked_')) return <LockPage code={code} question={question} />;
  if (code === 'lesson_not_found') return <MissingLesson />;
  return <FailedLesson code={code} onRetry={() => void refetch()} />;
}

function FailedLesson({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useTranslation(['lesson', 'errors']);
  const text = code === 'network_offline' ? 'network_offline' : 'internal';
  return (
    <ErrorState
      className="wrap"
      heading="h1"
      onRetry={onRetry}
      retryLabel={t('failed.retry')}
      text={t(text, { ns: 'errors' })}
      title={t('failed.title')}
    />
  );
}

function MissingLesson() {
  const { t } = useTranslation('lesson');
  return (
    <ErrorState
      action={
        <ButtonLink size="kid" to="/quest-map">
          {t('lock.map')}
        </ButtonLink>
      }
      className="wrap"
      heading="h1"
      text={t('missing.text')}
      title={t('missing.title')}
    />
  );
}
