import { type LessonPlace, parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '@/shared/api/api-error.ts';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { LoadingPage } from '@/shared/ui/loading-page.tsx';
import { ErrorState } from '@/shared/ui/page-states.tsx';
import { LessonArticle } from './lesson-article.tsx';
import { LockPage } from './lock-page.tsx';
import { useLesson } from './use-lesson.ts';

export const handle: RouteHandle = {
  page: 'lesson',
  namespaces: ['lesson', 'activities', 'progress'],
};

/** A lesson of modules 2 to 6: fetched for whoever may open it, else the lock page. */
export default function LessonPage() {
  const { moduleId, lessonId } = useParams();
  const place = parseLessonId(`${moduleId}-${lessonId}`);
  return place ? <Lesson key={`${moduleId}-${lessonId}`} place={place} /> : <MissingLesson />;
}

function Lesson({ place }: { place: LessonPlace }) {
  const { t } = useTranslation('lesson');
  const { lesson, error, question, refetch } = useLesson(place);
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
