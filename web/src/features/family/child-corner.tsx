import type { ChildProgress } from '@pius/contracts/progress.ts';
import { lessonOfSeason, seasonOn } from '@pius/domain/course/seasons.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { ArrowRight, Award, ChartNoAxesColumn, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { nextLesson } from '@/learning/course/next-lesson.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import { useCachedDays } from '@/learning/days/use-cached-days.ts';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { ImportOffer } from '@/learning/progress/import-offer.tsx';
import { badgeArt, useBadgeLabel } from '@/learning/progress/overview/badge-shelf.tsx';
import { badgeStatuses, nearestBadge } from '@/learning/progress/overview/badge-status.ts';
import { useChildProgress } from '@/learning/progress/overview/use-child-progress.ts';
import { WaitingNote } from '@/learning/progress/overview/waiting-note.tsx';
import { WeekPanes } from '@/learning/progress/overview/week-panes.tsx';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Badge } from '@/ui/kit/badge.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { VaultPanel } from '@/ui/kit/card.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { TodaysQuestion } from './todays-question.tsx';
import { TodaysSaint } from './todays-saint.tsx';
import { WindowsPanel } from './windows-panel.tsx';

/**
 * A child's own corner: where to go on, the streak, the badges and the next one, the way to the
 * map.
 */
export function ChildCorner() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  const { data: progress, error, refetch } = useChildProgress(childId);
  useCachedDays(childId, progress !== undefined);
  const name = user?.name ?? progress?.name;
  return (
    <div className="wrap grid gap-7 pt-7 md:pt-11">
      <h1 className="[overflow-wrap:anywhere]">
        {name ? t('corner.hello', { name }) : t('corner.hello-none')}
      </h1>
      <GoOn />
      <OfTheSeason />
      <ImportOffer />
      <WaitingNote />
      <div className="grid gap-7 lg:grid-cols-2">
        <TodaysSaint asker={childId} />
        <TodaysQuestion asker={childId} />
      </div>
      {progress ? (
        <div className="grid gap-7 lg:grid-cols-2">
          <StreakPanel progress={progress} />
          <BadgesPanel progress={progress} />
          <WindowsPanel className="lg:col-span-2" />
        </div>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('corner.failed.text')}
          title={t('corner.failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={5} />
      )}
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <ButtonLink size="kid" to="/my-progress">
          <ChartNoAxesColumn aria-hidden />
          {t('corner.progress')}
        </ButtonLink>
        <ButtonLink size="kid" to="/review" variant="quiet">
          <Sprout aria-hidden />
          {t('corner.review')}
        </ButtonLink>
      </div>
    </div>
  );
}

function GoOn() {
  const { t } = useTranslation('dashboard');
  const { course, error } = useCourse();
  if (!course && !error) return <div aria-hidden className="h-44 rounded-panel bg-sunken" />;
  const next = course ? nextLesson(course) : null;
  return (
    <VaultPanel
      as="section"
      className="grid items-center gap-x-7 gap-y-4 md:grid-cols-[112px_minmax(0,1fr)_auto]"
    >
      <Art alt="" name={next ? moduleEmblem(next.module.number) : 'mark-rose'} width={112} />
      <div className="min-w-0">
        <p className="font-bold text-on-vault-soft">
          {next
            ? t('lesson-in-module', { module: next.module.title, number: next.lesson.number })
            : t('corner.no-next')}
        </p>
        <h2 className="text-d3">{next ? next.lesson.title : t('corner.no-next.text')}</h2>
      </div>
      {next ? (
        <ButtonLink
          className="max-md:w-full"
          size="kid"
          to={lessonPath(next.module.number, next.lesson.number)}
          variant="gold"
        >
          {t('corner.continue')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      ) : (
        <ButtonLink className="max-md:w-full" size="kid" to="/quest-map" variant="gold">
          {t('corner.map')}
        </ButtonLink>
      )}
    </VaultPanel>
  );
}

/** A lesson that fits the time of the Church's year, where the child may open it. */
function OfTheSeason() {
  const { t } = useTranslation('dashboard');
  const { course } = useCourse();
  const season = seasonOn(localDay(new Date(), useTimeZone()));
  // What a device kept of an older program tells of no seasons.
  const ids = course?.seasons?.find((one) => one.season === season)?.lessons;
  if (!course || !ids || season === null) return null;
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map((lesson) => ({ ...lesson, module: module.number })),
  );
  const lesson = lessonOfSeason(ids, lessons);
  if (!lesson) return null;
  return (
    <section className="leaf flex flex-wrap items-center justify-between gap-4 p-5 md:p-7">
      <div className="min-w-0">
        <h2 className="text-d3">{t(`season.${season}`)}</h2>
        <p>{t('season.lesson', { title: lesson.title })}</p>
      </div>
      <ButtonLink
        className="max-md:w-full"
        size="kid"
        to={lessonPath(lesson.module, lesson.number)}
        variant="quiet"
      >
        {t('season.open')}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </section>
  );
}

function StreakPanel({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('dashboard');
  const today = localDay(new Date(), useTimeZone());
  const { current_streak, longest_streak, week } = progress;
  return (
    <section className="leaf p-5 md:p-7">
      <h2 className="text-d3">{t('corner.streak')}</h2>
      <p className="my-3 text-lead">
        {current_streak > 0
          ? t('corner.streak.days', { count: current_streak })
          : t('corner.streak.none')}
      </p>
      <WeekPanes today={today} week={week} />
      {longest_streak > current_streak ? (
        <p className="mt-4 text-ink-soft">
          {t('corner.streak.longest', { count: longest_streak })}
        </p>
      ) : null}
    </section>
  );
}

function BadgesPanel({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('dashboard');
  const { t: progressMessages } = useTranslation('progress');
  const badgeLabel = useBadgeLabel();
  const statuses = badgeStatuses(progress);
  const earned = statuses.filter(({ earnedAt }) => earnedAt !== null);
  const next = nearestBadge(statuses);
  return (
    <section className="leaf p-5 md:p-7">
      <h2 className="text-d3">{t('corner.badges')}</h2>
      {earned.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-4">
          {earned.map(({ name }) => (
            <li key={name}>
              <Badge
                badge={badgeArt[name]}
                earned
                name={progressMessages(`badge.${name}.name`)}
                width={88}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">{t('corner.badges.none')}</p>
      )}
      {next ? (
        <div className="mt-5 flex items-center gap-4 rounded-2xl bg-sunken p-4">
          <Art
            alt=""
            className="unlit flex-none"
            name={`badge-${badgeArt[next.name]}`}
            width={72}
          />
          <p>
            <b className="block">
              {t('corner.next-badge', { badge: progressMessages(`badge.${next.name}.name`) })}
            </b>
            {badgeLabel(next)}
          </p>
        </div>
      ) : null}
      <ButtonLink className="mt-5 max-md:w-full" size="kid" to="/my-progress#badges">
        <Award aria-hidden />
        {t('corner.badges.all')}
      </ButtonLink>
    </section>
  );
}
