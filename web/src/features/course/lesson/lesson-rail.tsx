import type { LessonView } from '@pius/contracts/course.ts';
import { Check, Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { sectionStates } from './lesson-parts.ts';
import './lesson-rail.css';

interface LessonRailProps {
  lesson: LessonView;
  done: ReadonlySet<string>;
}

/** The way through the lesson as six arches, lit as their parts are done; beside the text on wide screens. */
export function LessonRail({ lesson, done }: LessonRailProps) {
  const { t } = useTranslation('lesson');
  return (
    <nav aria-label={t('rail.label')} className="lesson-rail">
      <ol>
        {sectionStates(lesson, done).map(({ section, state }) => (
          <li key={section}>
            <a
              aria-current={state === 'next' ? 'step' : undefined}
              data-state={state}
              href={`#${section}`}
            >
              <i>
                {state === 'lit' ? <Check aria-hidden /> : null}
                {state === 'next' ? <Footprints aria-hidden /> : null}
              </i>
              <span>
                {t(`rail.${section}`)}
                {state === 'lit' ? <VisuallyHidden>, {t('rail.done')}</VisuallyHidden> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
