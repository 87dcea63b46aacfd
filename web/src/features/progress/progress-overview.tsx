import type { ChildProgress } from '@pius/contracts/progress.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { useTranslation } from 'react-i18next';
import { useCourse } from '@/learning/course/use-course.ts';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { BadgeShelf } from '@/learning/progress/overview/badge-shelf.tsx';
import { ModuleLessons } from '@/learning/progress/overview/module-lessons.tsx';
import { ModuleProgress } from '@/learning/progress/overview/module-progress.tsx';
import { PathRose } from '@/learning/progress/overview/path-rose.tsx';
import { useChildProgress } from '@/learning/progress/overview/use-child-progress.ts';
import { useProgressFacts } from '@/learning/progress/overview/use-progress-facts.ts';
import { WeekChart } from '@/learning/progress/overview/week-chart.tsx';
import { WeekPanes } from '@/learning/progress/overview/week-panes.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/**
 * All of one child's progress: the road, the streaks, the eight badges and the modules, to a parent
 * with each lesson.
 */
export function ProgressOverview({ childId }: { childId: string | null }) {
  const { t } = useTranslation('dashboard');
  const { data: progress, error, refetch } = useChildProgress(childId);
  const { course, viewer } = useCourse();
  const Modules = viewer === 'child' ? ModuleProgress : ModuleLessons;
  if (!progress && error) {
    return (
      <ErrorState
        onRetry={() => void refetch()}
        retryLabel={t('again')}
        text={t('corner.failed.text')}
        title={t('mine.failed')}
      />
    );
  }
  if (!progress) return <Skeleton className="leaf p-8" label={t('loading')} lines={8} />;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap gap-7">
        <section aria-label={t('road')} className="leaf grid grow basis-60 place-items-center p-6">
          <PathRose className="w-full max-w-60" progress={progress} />
        </section>
        <Streaks progress={progress} />
      </div>
      {viewer === 'child' ? null : (
        <section className="leaf px-5 py-5 md:px-7 md:py-6">
          <h2 className="mb-4 text-d3">{t('chart.title')}</h2>
          <WeekChart days={progress.learnt_days} />
        </section>
      )}
      <div className="grid items-start gap-7 lg:grid-cols-2">
        <section
          className="leaf scroll-mt-24 px-5 py-5 md:px-7 md:py-6"
          id="badges"
          ref={intoViewWhenNamed}
        >
          <h2 className="mb-5 text-d3">{t('badges')}</h2>
          <BadgeShelf progress={progress} />
        </section>
        <section className="leaf px-5 py-5 md:px-7 md:py-6">
          <h2 className="text-d3">{t('modules')}</h2>
          {course ? (
            <Modules modules={course.modules} progress={progress} />
          ) : (
            <Skeleton className="my-6" label={t('loading')} lines={6} />
          )}
        </section>
      </div>
    </div>
  );
}

/** Brings a part that the address names into view once it is there: it comes after the page. */
function intoViewWhenNamed(part: HTMLElement | null): void {
  if (part && location.hash === `#${part.id}`) part.scrollIntoView();
}

function Streaks({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('dashboard');
  const today = localDay(new Date(), useTimeZone());
  const facts = useProgressFacts(progress);
  return (
    <section className="leaf min-w-0 grow-[2] basis-96 p-5 md:p-7">
      <h2 className="text-d3">{t('streaks')}</h2>
      <dl className="my-4 grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-bold text-d4 leading-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mb-3 text-[1.25rem]">{t('week.title')}</h3>
      <WeekPanes today={today} week={progress.week} />
      <p className="mt-4 text-ink-soft">{t('streaks.sunday')}</p>
    </section>
  );
}
