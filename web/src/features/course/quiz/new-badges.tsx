import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { useTranslation } from 'react-i18next';
import { useMomentDescriptions } from '@/learning/course/moment-descriptions.ts';
import type { ArtName } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Drawing } from '@/ui/art/drawing-image.tsx';

const drawings: Record<BadgeName, ArtName> = {
  firstSteps: 'badge-first-steps',
  scholar: 'badge-scholar',
  moduleNovice: 'badge-module-novice',
  moduleAdept: 'badge-module-adept',
  moduleMaster: 'badge-module-master',
  dedicatedLearner: 'badge-dedicated-learner',
  faithfulStudent: 'badge-faithful-student',
  saintInTraining: 'badge-saint-in-training',
};

/** The badges this quiz has earned, each large with what it was given for and a picture of it. */
export function NewBadges({ badges }: { badges: readonly BadgeName[] }) {
  const { t } = useTranslation('quiz');
  const progress = useTranslation('progress');
  const shows = useMomentDescriptions();
  const momentOf = (badge: BadgeName) => drawings[badge].replace('badge-', 'moment-');
  return badges.map((badge) => (
    <section className="leaf quiz-badge" key={badge}>
      <Art alt="" name={drawings[badge]} priority width={200} />
      <div>
        <p>{t('badge.new')}</p>
        <h2>{progress.t(`badge.${badge}.name`)}</h2>
        <p>{t(`badge.${badge}`)}</p>
      </div>
      <Drawing alt={shows(momentOf(badge))} className="quiz-moment" id={momentOf(badge)} />
    </section>
  ));
}
