import type { LessonView } from '@pius/contracts/course.ts';
import { type LessonPlace, parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { ApiError } from '@/ui/api/api-error.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { LoadingPage } from '@/ui/kit/loading-page.tsx';
import { ErrorState, LockedState } from '@/ui/kit/page-states.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { loadFreeLesson } from '../lesson/load-lesson.ts';
import { useLesson } from '../lesson/use-lesson.ts';
import { Quiz } from './quiz.tsx';
import './quiz.css';
import '@/ui/accents/accent-keys.css';

export const handle: RouteHandle = {
  namespaces: ['quiz', 'word-games', 'progress'],
  page: 'quiz',
};

interface QuizPageParams {
  url: URL;
  params: { lessonId?: string };
}

interface Quizzed {
  /** The lesson that `/quiz/2-5` names. */
  place: LessonPlace;
  /** The lesson itself, where the page was made of it. */
  loaderData: LessonView | null;
}

/**
 * While building: a lesson of module 1, for the page of its quiz. Throws a 404 where there is none.
 */
export async function loader({ url, params }: QuizPageParams): Promise<Quizzed> {
  const place = placeOf(params);
  return {
    place,
    loaderData: await loadFreeLesson({ url, params: { lessonId: `${place.lesson}` } }),
  };
}

/** In the browser the page asks for its lesson itself. Throws a 404 where there is none. */
export function clientLoader({ params }: Pick<QuizPageParams, 'params'>): Quizzed {
  return { place: placeOf(params), loaderData: null };
}

function placeOf({ lessonId = '' }: QuizPageParams['params']): LessonPlace {
  const place = parseLessonId(lessonId);
  if (place === null) throw data(null, { status: 404 });
  return place;
}

/** The quiz of a lesson. Where the lesson is locked, its own page says who can open it. */
export default function QuizPage() {
  const { t } = useTranslation('quiz');
  const { place, loaderData } = useLoaderData<Quizzed>();
  const { lesson, error, refetch } = useLesson(place, loaderData);
  const toLesson = (
    <ButtonLink size="kid" to={lessonPath(place.module, place.lesson)}>
      {t('back-to-lesson')}
    </ButtonLink>
  );

  if (lesson) {
    return (
      <div data-module={place.module}>
        <noscript>
          <p className="wrap max-w-215 pt-5 font-bold">{t('no-script')}</p>
        </noscript>
        <Quiz key={lesson.id} lesson={lesson} />
      </div>
    );
  }
  if (error === null) return <LoadingPage label={t('loading')} />;
  const refused = error instanceof ApiError ? error.status : 0;
  if (refused === 401 || refused === 403) {
    return (
      <LockedState
        action={toLesson}
        heading="h1"
        text={t('locked.text')}
        title={t('locked.title')}
      />
    );
  }
  if (refused === 404) {
    return (
      <LockedState
        action={toLesson}
        heading="h1"
        text={t('missing.text')}
        title={t('missing.title')}
      />
    );
  }
  return (
    <ErrorState
      action={toLesson}
      heading="h1"
      onRetry={() => void refetch()}
      retryLabel={t('retry')}
      text={error.message}
      title={t('failed.title')}
    />
  );
}
