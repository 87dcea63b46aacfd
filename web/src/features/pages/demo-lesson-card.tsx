import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DemoLesson } from '@/learning/catechism/course-outline.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { lessonPath } from '@/ui/paths.ts';

/** One lesson of module 1: what it is about, how long it takes, and the way in where it is written. */
export function DemoLessonCard({ lesson }: { lesson: DemoLesson }) {
  const { t } = useTranslation('public');
  const { number, title, minutes, goals } = lesson;
  const id = `demo-lesson-${number}`;
  return (
    <Leaf as="li" className="demo-lesson">
      <p className="demo-number">{t('demo.lesson', { number })}</p>
      <h3 id={id}>{title}</h3>
      {minutes === null ? (
        <p>{t('demo.writing')}</p>
      ) : (
        <>
          <p>{t('demo.minutes', { minutes })}</p>
          <ul aria-label={t('demo.goals')}>
            {goals.map((goal) => (
              <li key={goal}>
                <Check aria-hidden /> {goal}
              </li>
            ))}
          </ul>
          <ButtonLink
            aria-describedby={id}
            className="demo-open"
            size="kid"
            to={lessonPath(1, number)}
            variant={number === 1 ? 'gold' : 'outline'}
          >
            {t('demo.start')}
          </ButtonLink>
        </>
      )}
    </Leaf>
  );
}
