import type { BegunLesson } from '@pius/contracts/progress.ts';
import { partsPerLesson } from '@pius/domain/progress/parts.ts';
import { Check, CircleDashed, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { useTimeZone } from '../../family/use-time-zone.ts';
import { formatDay, formatPercent } from './format.ts';
import { type LessonProgressStatus, lessonStatus } from './lesson-status.ts';

interface LessonFactsProps {
  title: string;
  /** Its number, or where it stands in the course. */
  place: string;
  /** What is kept of it; nothing of one that was not begun. */
  lesson: BegunLesson | undefined;
  /** Whether its words are written. */
  available: boolean;
}

/**
 * One lesson of a child as its parent reads it: how it stands, the parts done, the quiz and its
 * tries, the last day.
 */
export function LessonFacts({ title, place, lesson, available }: LessonFactsProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_14rem]">
          <span className="text-ink-soft">{place}</span>{' '}
          <b className="[overflow-wrap:anywhere]">{title}</b>
        </p>
        <Status available={available} status={lessonStatus(lesson)} />
      </div>
      {lesson ? <Facts lesson={lesson} /> : null}
    </>
  );
}

const icons = { completed: Check, 'quiz-again': RotateCcw, begun: CircleDashed } as const;
const looks: Record<LessonProgressStatus, string> = {
  completed: 'font-bold text-yes',
  'quiz-again': 'font-bold text-again',
  begun: 'font-bold',
  new: 'text-ink-soft',
};

function Status({ status, available }: { status: LessonProgressStatus; available: boolean }) {
  const { t } = useTranslation('dashboard');
  const Icon = status === 'new' ? null : icons[status];
  return (
    <p className={`flex items-center gap-1.5 ${looks[status]}`}>
      {Icon ? <Icon aria-hidden /> : null}
      {status === 'new' && !available ? t('lesson.writing') : t(`lesson.${status}`)}
    </p>
  );
}

function Facts({ lesson }: { lesson: BegunLesson }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { parts, best_quiz, quiz_tries, last_active } = lesson;
  const facts = [
    {
      name: t('lesson.parts'),
      value: t('lesson.parts.count', {
        done: Math.min(parts.length, partsPerLesson),
        total: partsPerLesson,
      }),
    },
    {
      name: t('lesson.quiz'),
      value: best_quiz === null ? t('lesson.quiz.none') : formatPercent(best_quiz, language),
    },
    ...(quiz_tries > 0 ? [{ name: t('lesson.tries'), value: quiz_tries }] : []),
    { name: t('lesson.active'), value: formatDay(last_active, new Date(), timeZone, language) },
  ];
  return (
    <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      {facts.map(({ name, value }) => (
        <div className="flex flex-wrap gap-x-2" key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
