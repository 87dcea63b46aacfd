import type { ChildProgress } from '@pius/contracts/progress.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { BadgeShelf } from '@/learning/progress/overview/badge-shelf.tsx';
import { ChildPicker } from '@/learning/progress/overview/child-picker.tsx';
import { ModuleLessons } from '@/learning/progress/overview/module-lessons.tsx';
import { WeekChart } from '@/learning/progress/overview/week-chart.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { useFamilyProgress } from './use-family-progress.ts';

interface OverviewProps {
  items: readonly Child[];
  child: Child;
  onPick: (id: string) => void;
}

/**
 * The tab "Module progress" of one child: module by module, and lesson by lesson in each.
 * @see docs/requirements.md#r-dashboard
 */
export function ChildModules(props: OverviewProps) {
  const { t } = useTranslation('family');
  const { t: words } = useTranslation('dashboard');
  const { course, error, refetch } = useCourse();
  return (
    <Overview {...props} title={t('modules.title', { name: props.child.name })}>
      {(progress) => (
        <>
          <section className="border-edge border-b py-5">
            <h3 className="mb-3 text-d4">{words('chart.title')}</h3>
            <WeekChart days={progress.learnt_days} />
          </section>
          {course ? (
            <ModuleLessons modules={course.modules} progress={progress} />
          ) : (
            <Waiting error={error} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Overview>
  );
}

/** The tab "Achievements" of one child. @see docs/requirements.md#r-dashboard */
export function ChildAchievements(props: OverviewProps) {
  const { t } = useTranslation('family');
  return (
    <Overview {...props} title={t('achievements.title', { name: props.child.name })}>
      {(progress) => (
        <div className="py-4">
          <BadgeShelf progress={progress} />
        </div>
      )}
    </Overview>
  );
}

interface OverviewFrameProps extends OverviewProps {
  title: string;
  children: (progress: ChildProgress) => ReactNode;
}

function Overview({ items, child, onPick, title, children }: OverviewFrameProps) {
  const { data, error, refetch } = useFamilyProgress(child.id);
  return (
    <section>
      <ChildPicker items={items} onChange={onPick} value={child.id} />
      <h2 className="mb-4 text-[2rem] [overflow-wrap:anywhere]">{title}</h2>
      <div className="leaf px-4.5 py-1.5 md:px-7 md:py-2.5">
        {data ? children(data) : <Waiting error={error} onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('family');
  if (!error) return <Skeleton className="my-6" label={t('loading')} lines={6} />;
  return (
    <ErrorState
      heading="h3"
      onRetry={onRetry}
      retryLabel={t('again')}
      text={t('load-failed.text')}
      title={t('progress-failed')}
    />
  );
}
