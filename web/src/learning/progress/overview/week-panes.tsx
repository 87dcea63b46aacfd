import type { ChildProgress } from '@pius/contracts/progress.ts';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { weekdayWords } from './format.ts';
import './week-panes.css';

interface WeekPanesProps {
  week: ChildProgress['week'];
  /** The family's day, `yyyy-mm-dd`; it has a ring. */
  today: string;
}

/** The seven days of this week, a flame on each that has been used. A day without one is simply unlit. */
export function WeekPanes({ week, today }: WeekPanesProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  return (
    <ul aria-label={t('week.title')} className="week-panes">
      {week.map(({ day, active }) => (
        <li data-active={active || undefined} data-today={day === today || undefined} key={day}>
          <span aria-hidden className="week-pane">
            {active ? <Flame /> : null}
          </span>
          <span aria-hidden>{weekdayWords(day, language, 'narrow')}</span>
          <VisuallyHidden>
            {t(active ? 'week.lit' : 'week.unlit', { day: weekdayWords(day, language, 'long') })}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
