import type { LessonView } from '@pius/contracts/course.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import type { LessonProgressState } from '@/learning/progress/use-lesson-progress.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ActivityCard } from '../activities/activity-card.tsx';
import { atATime } from './lesson-words.ts';

interface ActivitiesSectionProps {
  lesson: LessonView;
  progress: LessonProgressState;
}

/** The activities, two at first and two more at each press. */
export function ActivitiesSection({ lesson, progress }: ActivitiesSectionProps) {
  const { t } = useTranslation('lesson');
  const { activities, id } = lesson;
  const [shown, setShown] = useActivityState(id, 'shown', atATime);
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button stays below what it has brought: the focus goes to the first of the new ones.
    if (focused !== null) (list.current?.children[focused] as HTMLElement | undefined)?.focus();
  }, [focused]);

  function showMore() {
    setFocused(shown);
    setShown(shown + atATime);
  }

  return (
    <section aria-labelledby="activities-title" id="activities">
      <h2 id="activities-title">{t('activities.title')}</h2>
      <ol className="lesson-activities" ref={list}>
        {activities.slice(0, shown).map((activity, index) => (
          <li key={activity.id} tabIndex={-1}>
            <ActivityCard
              activity={activity}
              done={progress.parts.has(`activity:${activity.id}`)}
              index={index + 1}
              lesson={lesson}
              onDone={() => progress.markDone(`activity:${activity.id}`)}
            />
          </li>
        ))}
      </ol>
      <MoreActivities onPress={showMore} shown={shown} total={activities.length} />
    </section>
  );
}

interface MoreActivitiesProps {
  shown: number;
  total: number;
  onPress: () => void;
}

function MoreActivities({ shown, total, onPress }: MoreActivitiesProps) {
  const { t } = useTranslation('lesson');
  const left = total - shown;
  if (left <= 0) return null;
  return (
    <div className="lesson-more">
      <p className="lesson-dots">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
          <i data-on={index < shown || undefined} key={index} />
        ))}
        <span>{t('activities.shown', { shown: Math.min(shown, total), total })}</span>
      </p>
      <Button onClick={onPress} size="kid">
        <Plus aria-hidden /> {t('activities.more', { count: Math.min(left, atATime) })}
      </Button>
    </div>
  );
}
