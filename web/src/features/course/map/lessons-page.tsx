import { useTranslation } from 'react-i18next';
import { useMomentDescriptions } from '@/learning/course/moment-descriptions.ts';
import { lessonsDone } from '@/learning/course/next-lesson.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import { Drawing } from '@/ui/art/drawing-image.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { LessonList } from './lesson-list.tsx';
import { ModuleDownload } from './module-download.tsx';
import './lesson-list.css';

export const handle: RouteHandle = { page: 'lessons', namespaces: ['map'] };

/** All lessons as a plain list with their states. @see docs/requirements.md#r-lessons-page */
export default function LessonsPage() {
  const { t } = useTranslation('map');
  const { course, error, refetch } = useCourse();
  const shows = useMomentDescriptions();
  return (
    <div className="wrap pt-7 md:pt-11">
      <h1>{t('all-lessons')}</h1>
      {course ? (
        <>
          <p className="mt-2.5 mb-8 text-lead text-ink-soft">
            {t('stats.panes', {
              done: course.overall.lessonsCompleted,
              count: course.overall.lessonsTotal,
            })}
          </p>
          <div className="staggered grid gap-6">
            {course.modules.map((module) => (
              <section className="leaf p-5 md:p-7" data-module={module.number} key={module.number}>
                <div className="mb-4 flex items-center gap-4">
                  <Drawing
                    alt={shows(`opening-${module.number}`)}
                    className={`w-28 flex-none rounded-xl border-[3px] border-lead sm:w-40 md:w-60${module.state === 'locked' ? ' unlit' : ''}`}
                    id={`opening-${module.number}`}
                  />
                  <div className="min-w-0">
                    <p className="font-bold text-m">{t('module', { number: module.number })}</p>
                    <h2 className="text-d3">{module.title}</h2>
                    <p className="text-ink-soft">
                      {t('lessons-of', {
                        done: lessonsDone(module),
                        count: module.lessons.length,
                      })}
                    </p>
                  </div>
                </div>
                <LessonList module={module} writtenInCache />
                <ModuleDownload module={module} />
              </section>
            ))}
          </div>
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed')}
        />
      ) : (
        <Skeleton className="leaf mt-8 p-8" label={t('loading')} lines={8} />
      )}
    </div>
  );
}
