import type { ActivityView, LessonView } from '@pius/contracts/course.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeWords } from '@/shared/text/whole-words.tsx';
import { Leaf } from '@/shared/ui/card.tsx';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { ActivityHead } from './activity-head.tsx';
import type { Place } from './game.ts';
import { useWakingGame } from './use-waking-game.ts';
import './activities.css';
import './letters.css';
import './pairs.css';
import './steps.css';
import './listening.css';

interface ActivityCardProps {
  lesson: LessonView;
  activity: ActivityView;
  /** Its number in the lesson, from 1. */
  index: number;
  /** Whether it counts as done already. */
  done: boolean;
  /** Called once, when it has been played to its end for the first time. */
  onDone: () => void;
}

/** One activity of a lesson; what is to be done until its game has come. */
export function ActivityCard({ lesson, activity, index, done, onDone }: ActivityCardProps) {
  const told = useRef(done);
  const frame = useRef<HTMLDivElement>(null);
  const { Game, asleep } = useWakingGame(activity.kind, frame);
  const place = { index, total: lesson.activities.length, done };

  function complete() {
    if (told.current || done) return;
    told.current = true;
    onDone();
  }

  if (asleep) {
    return (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves what the page brought
        dangerouslySetInnerHTML={untouched}
        key="asleep"
        ref={frame}
        suppressHydrationWarning
      />
    );
  }
  return (
    <div key="awake" ref={frame}>
      {Game ? (
        <Game
          activity={activity}
          language={lesson.language}
          lesson={lesson}
          lessonId={lesson.id}
          onComplete={complete}
          place={place}
        />
      ) : (
        <ComingGame activity={activity} place={place} />
      )}
    </div>
  );
}

const untouched = { __html: '' };

function ComingGame({ activity, place }: { activity: ActivityView; place: Place }) {
  const { t, ready } = useTranslation('activities', { useSuspense: false });
  const titleId = useId();
  return (
    <Leaf
      aria-labelledby={titleId}
      as="article"
      className="activity"
      data-activity={activity.id}
      data-kind={activity.kind}
      padding="none"
    >
      {ready ? <ActivityHead activity={activity} place={place} titleId={titleId} /> : null}
      <p className="activity-prompt">
        <WholeWords>{activity.prompt}</WholeWords>
      </p>
      <Skeleton className="mt-5" label={ready ? t('loading') : activity.prompt} lines={6} />
    </Leaf>
  );
}
