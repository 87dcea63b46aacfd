import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { BookOpen, Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { lessonPath } from '@/ui/paths.ts';

/**
 * Where a question is taught: a link to its lesson, or that it comes later on the road.
 * @see docs/requirements.md#r-trivia-locked-lesson
 */
export function LessonLink({ question }: { question: TriviaQuestion }) {
  const { t } = useTranslation('trivia');
  const { course } = useCourse();
  const place = parseLessonId(question.lesson);
  if (!place || !course) return null;
  const lesson = course.modules
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === question.lesson);
  const isOpen = lesson?.open === true && lesson.available;
  return (
    <p>
      <LocaleLink className="trivia-lesson" to={lessonPath(place.module, place.lesson)}>
        {isOpen ? (
          <BookOpen aria-hidden className="flex-none" />
        ) : (
          <Footprints aria-hidden className="flex-none" />
        )}
        {t(isOpen ? 'stands' : 'later', { title: question.lessonTitle })}
      </LocaleLink>
    </p>
  );
}
