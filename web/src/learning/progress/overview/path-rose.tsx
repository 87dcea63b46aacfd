import type { ChildProgress } from '@pius/contracts/progress.ts';
import { allLessonIds, parseLessonId } from '@pius/domain/course/ids.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { RoseProgress } from '@/ui/kit/rose-progress.tsx';
import { formatPercent } from './format.ts';
import { useLessonLabels } from './use-lesson-labels.ts';

interface PathRoseProps {
  progress: ChildProgress;
  className?: string;
}

/**
 * The whole road of a child as a rose of 52 panes in the modules' colours, and the lesson it is at.
 */
export function PathRose({ progress, className }: PathRoseProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const lesson = useLessonLabels(progress.current_lesson);
  const finished = progress.lessons_completed === progress.lessons_total;
  const done = new Set(
    progress.lessons.filter(({ completed }) => completed).map(({ lesson }) => lesson),
  );
  const panes = allLessonIds.map((id) => ({
    state: done.has(id) ? ('lit' as const) : ('unlit' as const),
    module: parseLessonId(id)?.module,
  }));
  return (
    <RoseProgress
      className={className}
      count={t('lessons-of', { done: progress.lessons_completed, count: progress.lessons_total })}
      number={{
        value: formatPercent(progress.overall_percentage, language),
        label: t('of-the-road'),
      }}
      note={finished ? t('finished') : t('now', { lesson })}
      panes={panes}
    />
  );
}
