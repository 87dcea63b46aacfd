import type { LessonView } from '@pius/contracts/course.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { lessonPath } from '@/ui/paths.ts';

/** The ways to the lesson before and to the one after. */
export function OtherLessons({ lesson }: { lesson: LessonView }) {
  const { t } = useTranslation('lesson');
  return (
    <nav aria-label={t('more.label')} className="lesson-others">
      <OtherLesson id={lesson.previous} way="previous" />
      <OtherLesson id={lesson.next} way="next" />
    </nav>
  );
}

interface OtherLessonProps {
  id: string | null;
  way: 'previous' | 'next';
}

function OtherLesson({ id, way }: OtherLessonProps) {
  const { t } = useTranslation('lesson');
  const place = id === null ? null : parseLessonId(id);
  if (!place) return null;
  const { module, lesson } = place;
  return (
    <LocaleLink data-way={way} to={lessonPath(module, lesson)}>
      {way === 'previous' ? <ArrowLeft aria-hidden /> : <ArrowRight aria-hidden />}
      <span>
        <b>{t(`more.${way}`)}</b>
        <span>{t('more.place', { module, number: lesson })}</span>
      </span>
    </LocaleLink>
  );
}
