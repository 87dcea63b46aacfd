import { Check, Lock } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseLesson, CourseModule } from '@/learning/course/next-lesson.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { lessonPath } from '@/ui/paths.ts';
import { useLockMessage } from './use-lock-message.ts';

interface LessonListProps {
  module: CourseModule;
  /** Whether it is known which lessons are written. */
  writtenInCache: boolean;
}

/**
 * The lessons of one module with what is done of each. One that is still being written has no link.
 */
export const LessonList = memo(function LessonList({ module, writtenInCache }: LessonListProps) {
  const reason = useLockMessage()(module);
  return (
    <>
      {reason ? (
        <p className="mb-3 flex items-start gap-2 font-bold">
          <Lock aria-hidden className="mt-1" />
          {reason}
        </p>
      ) : null}
      <ol className="lesson-list" data-module={module.number}>
        {module.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow lesson={lesson} module={module.number} writtenInCache={writtenInCache} />
          </li>
        ))}
      </ol>
    </>
  );
});

interface LessonRowProps {
  lesson: CourseLesson;
  module: number;
  writtenInCache: boolean;
}

function LessonRow({ lesson, module, writtenInCache }: LessonRowProps) {
  const { t } = useTranslation('map');
  const { number, title, available } = lesson;
  const name = (
    <>
      <span className="lesson-number">{number}</span>
      <span className="min-w-0">{title}</span>
    </>
  );
  return (
    <>
      {available ? (
        <LocaleLink className="lesson-name" to={lessonPath(module, number)}>
          {name}
        </LocaleLink>
      ) : (
        <span className="lesson-name text-ink-soft">{name}</span>
      )}
      <span className="lesson-state">
        {available || !writtenInCache ? <LessonState lesson={lesson} /> : t('writing')}
      </span>
    </>
  );
}

function LessonState({ lesson: { completed, percentage, open } }: { lesson: CourseLesson }) {
  const { t } = useTranslation('map');
  const language = useLanguage();
  // Most lessons of a visitor's map are not begun, and making a number format is expensive on a slow phone.
  if (!completed && percentage === 0) return open ? t('lesson.new') : t('lesson.locked');
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(percentage / 100);
  if (!completed) return t('lesson.begun', { percent });
  return (
    <>
      <Check aria-hidden className="text-yes" />
      {t('lesson.done', { percent })}
    </>
  );
}
