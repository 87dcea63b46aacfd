import { type LessonPlace, parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { ApiError } from '@/shared/api/api-error.ts';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { lessonPath } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { LoadingPage } from '@/shared/ui/loading-page.tsx';
import { ErrorState, LockedState } from '@/shared/ui/page-states.tsx';
import { useLesson } from '../lesson/use-lesson.ts';
import { Quiz } from './quiz.tsx';
import './quiz.css';
import './result.css';
import '@/shared/letters/letters.css';

export const handle: RouteHandle = {
  namespaces: ['quiz', 'word-games', 'progress'],
  page: 'quiz',
};

/** The lesson that `/quiz/2-5` names; a 404 where there is none. */
export function clientLoader({ params }: { params: { lessonId?: string } }): LessonPlace {
  const place = parseLessonId(params.lessonId ?? '');
  if (place === null) throw data(null, { status: 404 });
  return place;
}

/** The quiz of a lesson. Where the lesson is locked, its own page says who can open it. */
export default function QuizPage() {
  const { t } = useTranslation('quiz');
  const place = useLoaderData<typeof clientLoader>();
  const { lesson, error, refetch } = useLesson(place);
  const toLesson = (
    <ButtonLink size="kid" to={lessonPath(place.module, place.lesson)}>
      {t('back-to-lesson')}
    </ButtonLink>
  );

  if (lesson) {
    return (
      <div data-module={place.module}>
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
