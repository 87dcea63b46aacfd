import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import { ArrowRight, Award, Flame, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { type CourseModule, nextLesson } from '@/learning/course/next-lesson.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { buttonClasses } from '@/ui/kit/button-look.ts';
import { lessonPath } from '@/ui/paths.ts';
import { moduleAnchor } from './anchors.ts';
import { useLockMessage } from './use-lock-message.ts';

interface MapHeaderProps {
  course: Course;
  /** The child's name and progress; null for everybody else. */
  progress: ChildProgress | null;
  /** A press on the window that is next and locked. */
  onLocked: (module: CourseModule) => void;
}

/** Whose road it is, how far it goes, and the next lesson. */
export const MapHeader = memo(function MapHeader({ course, progress, onLocked }: MapHeaderProps) {
  const { t } = useTranslation('map');
  const { lessonsCompleted, lessonsTotal } = course.overall;
  return (
    <div className="map-top">
      <div className="min-w-0">
        <h1>{progress ? t('title-of', { name: progress.name }) : t('title')}</h1>
        <p className="mt-2.5 max-w-[54ch] text-lead text-ink-soft">{t('lead')}</p>
        <ul className="map-stats">
          <li>
            <Sparkles aria-hidden />
            {t('stats.panes', { done: lessonsCompleted, count: lessonsTotal })}
          </li>
          {progress && progress.current_streak > 0 ? (
            <li>
              <Flame aria-hidden />
              {t('stats.streak', { count: progress.current_streak })}
            </li>
          ) : null}
          {progress && progress.badges.length > 0 ? (
            <li>
              <LocaleLink to="/my-progress#badges">
                <Award aria-hidden />
                {t('stats.badges', { count: progress.badges.length })}
              </LocaleLink>
            </li>
          ) : null}
        </ul>
      </div>
      <NextCard course={course} onLocked={onLocked} />
    </div>
  );
});

type NextCardProps = Pick<MapHeaderProps, 'course' | 'onLocked'>;

function NextCard({ course, onLocked }: NextCardProps) {
  const { t } = useTranslation('map');
  const next = nextLesson(course);
  if (!next) return <NoNextCard course={course} onLocked={onLocked} />;
  const { module, lesson } = next;
  return (
    <section aria-label={t('next.label')} className="map-next" data-module={module.number}>
      <Art alt="" name={moduleEmblem(module.number)} priority width={96} />
      <div className="min-w-0">
        <p className="text-balance font-bold text-m text-ui">
          {t('next.place', {
            module: module.title,
            number: lesson.number,
            count: module.lessons.length,
          })}
        </p>
        <h2>{lesson.title}</h2>
      </div>
      <div className="map-next-ways">
        <ButtonLink size="kid" to={lessonPath(module.number, lesson.number)} variant="gold">
          {t('continue')}
          <ArrowRight aria-hidden />
        </ButtonLink>
        <a
          className={buttonClasses({ variant: 'quiet', size: 'kid' })}
          href={`#${moduleAnchor(module.number)}`}
        >
          {t('next.show')}
        </a>
      </div>
    </section>
  );
}

/** Where no lesson comes next: the window at which the road stops, and why. */
function NoNextCard({ course, onLocked }: NextCardProps) {
  const { t } = useTranslation('map');
  const reasonOf = useLockMessage();
  const module = course.modules.find(({ state }) => state !== 'completed');
  if (!module) return null;
  const isLocked = module.state === 'locked';
  return (
    <section aria-label={t('next.none')} className="map-next" data-module={module.number}>
      <Art
        alt=""
        className={isLocked ? 'unlit' : ''}
        name={moduleEmblem(module.number)}
        priority
        width={96}
      />
      <div className="min-w-0">
        <p className="font-bold text-m text-ui">{t('next.none')}</p>
        <h2>{isLocked ? module.title : t('writing.module')}</h2>
      </div>
      {isLocked ? (
        <div className="map-next-ways">
          <Button locked onLockedPress={() => onLocked(module)} size="kid">
            {reasonOf(module)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
