import type { ChildProgress } from '@pius/contracts/progress.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Badge, type BadgeArt } from '@/ui/kit/badge.tsx';
import { type BadgeStatus, badgeStatuses } from './badge-status.ts';
import { formatDate } from './format.ts';

/** The drawing of each badge. */
export const badgeArt: Record<BadgeName, BadgeArt> = {
  firstSteps: 'first-steps',
  scholar: 'scholar',
  moduleNovice: 'module-novice',
  moduleAdept: 'module-adept',
  moduleMaster: 'module-master',
  dedicatedLearner: 'dedicated-learner',
  faithfulStudent: 'faithful-student',
  saintInTraining: 'saint-in-training',
};

/** How far a badge is, in words: "2 of 3 modules"; of one that is earned, since when. */
export function useBadgeLabel(): (status: BadgeStatus) => string {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  return ({ earnedAt, measure, have, needed }) =>
    earnedAt === null
      ? t(`badge.distance.${measure}`, { have, count: needed })
      : t('badge.earned-on', { date: formatDate(earnedAt, language, 'medium') });
}

/**
 * The eight badges: those earned are lit, with what for and since when; the others unlit, with the
 * distance left.
 * @see docs/requirements.md#r-badges
 */
export function BadgeShelf({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('progress');
  const { t: tOverview } = useTranslation('dashboard');
  const badgeLabel = useBadgeLabel();
  return (
    <div className="@container">
      <ul className="grid gap-x-3.5 gap-y-6 @min-[17rem]:grid-cols-2 @min-[40rem]:grid-cols-4">
        {badgeStatuses(progress).map((status) => {
          const earned = status.earnedAt !== null;
          return (
            <li className="text-center text-ink-soft text-ui" key={status.name}>
              <Badge
                badge={badgeArt[status.name]}
                className="text-ink"
                detail={earned ? tOverview(`badge.for.${status.name}`) : badgeLabel(status)}
                earned={earned}
                name={t(`badge.${status.name}.name`)}
                width={92}
              />
              {earned ? badgeLabel(status) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
