import type { LessonPlace } from '@pius/domain/course/ids.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCourse } from '@/learning/course/use-course.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { PicturesPanel } from './pictures-panel.tsx';
import { RecordingsPanel } from './recordings-panel.tsx';
import { useLessonDesk } from './use-lesson-media.ts';

interface LessonDeskProps {
  lesson: string;
  place: LessonPlace;
}

/** One lesson: its pictures in their order, and the recordings of its parts in each language. */
export function LessonDesk({ lesson, place }: LessonDeskProps) {
  const { t } = useTranslation('desk');
  const { course } = useCourse();
  const { data, error, refetch } = useLessonDesk(lesson);
  const module = course?.modules.find(({ number }) => number === place.module);
  const title = module?.lessons.find(({ id }) => id === lesson)?.title ?? '';
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link className="inline-flex min-h-11 items-center gap-2" to="/admin/lesson-media">
          <ArrowLeft aria-hidden /> {t('media.back')}
        </Link>
        <LocaleLink
          className="inline-flex min-h-11 items-center"
          to={lessonPath(place.module, place.lesson)}
        >
          {t('media.open-lesson')}
        </LocaleLink>
      </div>
      <h2 className="text-d3">
        {t('media.lesson', { module: place.module, number: place.lesson, title })}
      </h2>
      {data ? (
        <>
          <PicturesPanel lesson={lesson} pictures={data.pictures} />
          <RecordingsPanel lesson={lesson} parts={data.parts} recordings={data.recordings} />
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('media.again')}
          title={t('media.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}
