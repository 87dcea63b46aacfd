import type { ChildProgress } from '@pius/contracts/progress.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findLesson } from '@/learning/course/next-lesson.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { badgeArt } from '@/learning/progress/overview/badge-shelf.tsx';
import { LessonFacts } from '@/learning/progress/overview/lesson-facts.tsx';
import { unfinishedLessons } from '@/learning/progress/overview/lesson-status.ts';
import { PathRose } from '@/learning/progress/overview/path-rose.tsx';
import { WeekPanes } from '@/learning/progress/overview/week-panes.tsx';
import { useSession } from '@/learning/session/use-session.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { AccessStatus, BuyAccess } from './child-access.tsx';
import { ChildButtons } from './child-buttons.tsx';
import { ChildFacts } from './child-facts.tsx';
import type { FamilyTask } from './family-task.ts';
import { TakenBack } from './taken-back.tsx';
import { useFamilyProgress } from './use-family-progress.ts';

interface ChildCardProps {
  child: Child;
  onTask: (task: FamilyTask) => void;
}

/**
 * One child as its parent sees it: how far, since when, and what can be done.
 * @see docs/requirements.md#r-progress-fields
 */
export function ChildCard({ child, onTask }: ChildCardProps) {
  const { t } = useTranslation('family');
  const { user } = useSession();
  const { data: progress, error, refetch } = useFamilyProgress(child.id);
  return (
    <section
      aria-labelledby={`child-${child.id}`}
      className="leaf grid gap-x-10 gap-y-4 px-5 pt-5.5 pb-6 md:grid-cols-[196px_minmax(0,1fr)] md:px-8 md:py-7"
      data-module={progress?.current_module ?? 1}
    >
      <div className="mx-auto w-42 max-w-full md:w-full">
        {progress ? <PathRose progress={progress} /> : <span className="block aspect-square" />}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-2.5">
          <div className="min-w-0 flex-[1_1_22rem]">
            <h2 className="text-[2.2rem] [overflow-wrap:anywhere]" id={`child-${child.id}`}>
              {child.name}
            </h2>
            <p className="text-ink-soft [overflow-wrap:anywhere]">
              {t('card.login', { age: child.age, email: user?.email, name: child.name })}
            </p>
          </div>
          {child.paused ? (
            <Status state="off">
              <CirclePause aria-hidden />
              {t('card.paused')}
            </Status>
          ) : null}
          <AccessStatus child={child} />
        </div>
        <TakenBack child={child} onTask={onTask} />
        {progress ? (
          <>
            <ChildFacts progress={progress} />
            <Unfinished progress={progress} />
            <WeekAndBadges progress={progress} />
          </>
        ) : error ? (
          <Notice className="mt-5" title={t('progress-failed')} tone="stop">
            <Button className="mt-2" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Notice>
        ) : (
          <Skeleton className="my-6" label={t('loading')} lines={4} />
        )}
        <BuyAccess child={child} progress={progress} />
        <ChildButtons child={child} onTask={onTask} />
      </div>
    </section>
  );
}

/** How many lessons a card tells of; all of them stand under "Module progress". */
const mostUnfinished = 3;

/** What is begun and not completed, a quiz below the mark among it. */
function Unfinished({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('family');
  const { t: overview } = useTranslation('dashboard');
  const { course } = useCourse();
  const begun = unfinishedLessons(progress.lessons).slice(0, mostUnfinished);
  if (!course || begun.length === 0) return null;
  return (
    <div className="mb-6">
      <h3 className="mb-1 text-[1.25rem]">{t('card.unfinished')}</h3>
      <ul className="divide-y-[1.5px] divide-rule">
        {begun.map((each) => {
          const result = findLesson(course, each.lesson);
          if (!result) return null;
          const { module, lesson } = result;
          const place = overview('lesson-in-module', {
            module: module.title,
            number: lesson.number,
          });
          return (
            <li className="py-2.5" key={each.lesson}>
              <LessonFacts available lesson={each} place={place} title={lesson.title} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function WeekAndBadges({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('family');
  const { t: overview } = useTranslation('dashboard');
  const { t: progressMessages } = useTranslation('progress');
  const today = localDay(new Date(), useTimeZone());
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h3 className="mb-3 text-[1.25rem]">{overview('week.title')}</h3>
        <WeekPanes today={today} week={progress.week} />
      </div>
      <div>
        <h3 className="mb-3 text-[1.25rem]">{t('card.badges')}</h3>
        {progress.badges.length > 0 ? (
          <ul className="flex flex-wrap gap-2.5">
            {progress.badges.map(({ badge }) => (
              <li key={badge}>
                <Art
                  alt={progressMessages(`badge.${badge}.name`)}
                  name={`badge-${badgeArt[badge]}`}
                  width={62}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('card.no-badges')}</p>
        )}
      </div>
    </div>
  );
}
