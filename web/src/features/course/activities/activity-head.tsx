import type { ActivityView } from '@pius/contracts/course.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/shared/ui/chip.tsx';
import type { Place } from './game.ts';

interface ActivityHeadProps {
  activity: ActivityView;
  place: Place;
  titleId: string;
  /** How far it is, as in "2 of 5 matched"; absent until the game has come. */
  progress?: string;
}

/** The title of an activity, how far it is, and whether it is done. */
export function ActivityHead({ activity, place, titleId, progress }: ActivityHeadProps) {
  const { t } = useTranslation('activities');
  return (
    <header className="activity-head">
      <h3 id={titleId}>
        <span className="activity-number">
          {t('number', { index: place.index, total: place.total })}
        </span>{' '}
        {t(`title.${activity.kind}`)}
      </h3>
      <p className="activity-chips">
        {progress ? <Chip>{progress}</Chip> : null}
        {place.done ? (
          <span className="activity-done">
            <Check aria-hidden /> {t('done')}
          </span>
        ) : null}
      </p>
    </header>
  );
}
