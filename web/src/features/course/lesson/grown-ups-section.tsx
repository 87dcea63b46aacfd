import type { LessonOutside } from '@pius/contracts/course.ts';
import { useTranslation } from 'react-i18next';
import { Leaf } from '@/ui/kit/card.tsx';

interface GrownUpsSectionProps {
  words: NonNullable<LessonOutside['forGrownUps']>;
}

/** What helps a parent to talk about the lesson at home. */
export function GrownUpsSection({ words }: GrownUpsSectionProps) {
  const { t } = useTranslation('lesson');
  return (
    <section aria-labelledby="grown-ups-title" id="grown-ups">
      <h2 id="grown-ups-title">{t('grown-ups.title')}</h2>
      <Leaf className="lesson-grown-ups" padding="wide">
        <h3>{t('grown-ups.meaning')}</h3>
        <p>{words.meaning}</p>
        <h3>{t('grown-ups.misunderstood')}</h3>
        <ul>
          {words.oftenMisunderstood.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <h3>{t('grown-ups.home')}</h3>
        <p>{words.atHome}</p>
      </Leaf>
    </section>
  );
}
