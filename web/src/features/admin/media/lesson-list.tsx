import { Images, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCourse } from '@/learning/course/use-course.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { useIllustrated } from './use-lesson-media.ts';

/** All lessons by module, each with how many pictures and recordings it has. */
export function LessonList() {
  const { t } = useTranslation('desk');
  const { course, error: courseError, refetch: refetchCourse } = useCourse();
  const { data, error, refetch } = useIllustrated();
  if (error || courseError) {
    const again = () => {
      void refetch();
      void refetchCourse();
    };
    return <ErrorState onRetry={again} retryLabel={t('media.again')} title={t('media.failed')} />;
  }
  if (!data || !course) {
    return <Skeleton className="leaf p-8" label={t('loading')} lines={6} />;
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-[70ch] text-ink-soft">{t('media.text')}</p>
      {course.modules.map((module) => (
        <section aria-labelledby={`module-${module.number}`} key={module.number}>
          <h2 className="mb-2 text-d3" id={`module-${module.number}`}>
            {t('media.module', { module: module.number, title: module.title })}
          </h2>
          <ul className="leaf grid p-2">
            {module.lessons.map(({ id, number, title }) => {
              const { pictures = 0, recordings = 0 } = data.get(id) ?? {};
              return (
                <li className="not-last:border-rule not-last:border-b-[1.5px]" key={id}>
                  <Link
                    className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-2 text-ink no-underline hover:bg-sunken"
                    to={`/admin/lesson-media/${id}`}
                  >
                    <span className="min-w-0 flex-1">
                      {number}. {title}
                    </span>
                    {pictures > 0 ? (
                      <span className="flex items-center gap-1.5 text-ink-soft">
                        <Images aria-hidden /> {t('media.pictures', { count: pictures })}
                      </span>
                    ) : null}
                    {recordings > 0 ? (
                      <span className="flex items-center gap-1.5 text-ink-soft">
                        <Mic aria-hidden /> {t('media.recordings', { count: recordings })}
                      </span>
                    ) : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
