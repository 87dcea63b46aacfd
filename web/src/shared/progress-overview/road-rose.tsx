import type { ChildProgress } from '@pius/contracts/progress.ts';
import { allLessonIds, parseLessonId } from '@pius/domain/course/ids.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { RoseProgress } from '../ui/rose-progress.tsx';

interface RoadRoseProps {
  progress: ChildProgress;
  /** A quieter line below the count, such as the lesson a child is at. */
  note?: ReactNode;
  className?: string;
}

/** The whole road of a child as a rose of 52 panes in the modules' colours. */
export function RoadRose({ progress, note, className }: RoadRoseProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const done = new Set(
    progress.lessons.filter(({ completed }) => completed).map(({ lesson }) => lesson),
  );
  const panes = allLessonIds.map((id) => ({
    state: done.has(id) ? ('lit' as const) : ('unlit' as const),
    module: parseLessonId(id)?.module,
  }));
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <RoseProgress
      className={className}
      count={t('lessons-of', { done: progress.lessons_completed, count: progress.lessons_total })}
      figure={{ value: percent.format(progress.overall_percentage / 100), label: t('of-the-road') }}
      note={note}
      panes={panes}
    />
  );
}
