import { Footprints, Gift, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeWords } from '@/ui/text/whole-words.tsx';

const goalIcons = [MessageCircle, Gift, Footprints] as const;

interface GoalsSectionProps {
  goals: readonly string[];
  /** What stands at the end of the section. */
  children?: ReactNode;
}

/** What the child will be able to say afterwards. */
export function GoalsSection({ goals, children }: GoalsSectionProps) {
  const { t } = useTranslation('lesson');
  return (
    <section aria-labelledby="goals-title" id="goals">
      <h2 id="goals-title">{t('goals.title')}</h2>
      <ul className="lesson-goals">
        {goals.map((goal, index) => {
          const Icon = goalIcons[index % goalIcons.length] ?? Footprints;
          return (
            <li key={goal}>
              <i>
                <Icon aria-hidden />
              </i>
              <WholeWords>{goal}</WholeWords>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
