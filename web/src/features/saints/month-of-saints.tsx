import { dayNumber } from '@pius/domain/calendar-day.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayQuery } from '@/learning/days/day-query.ts';
import { Drawing } from '@/ui/art/drawing-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { addMonths, weeksOfMonth, writeDay } from '@/ui/kit/calendar-days.ts';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { dayByKeyIn } from './day-by-key.ts';
import { saintsPath } from './saints-path.ts';
import './month-of-saints.css';

interface MonthOfSaintsProps {
  /** The day whose saint is shown. */
  date: string;
  today: string;
  childId: string | null;
}

/**
 * A month at a glance, each day with the name of its saint: seven in a row where there is room,
 * else one below the other. One of them is a stop of the Tab key; arrow keys walk by day and week,
 * Page Up and Down by month, Enter opens.
 */
export function MonthOfSaints({ date, today, childId }: MonthOfSaintsProps) {
  const { t } = useTranslation('saints');
  const language = useLanguage();
  const [at, setAt] = useState(date);
  const list = useRef<HTMLOListElement>(null);
  const walking = useRef(false);
  const { data: names } = useQuery({
    ...dayQuery('month', at.slice(5, 7), language, childId),
    enabled: childId !== null,
  });
  const weeks = weeksOfMonth(at, language);
  const monthAndYear = writeDay(at, language, { month: 'long', year: 'numeric' });

  // The focus follows the keys; the buttons above keep theirs.
  useEffect(() => {
    if (walking.current) list.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    walking.current = false;
  }, [at]);

  function walk(event: KeyboardEvent<HTMLElement>) {
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const day = dayByKeyIn(columns, at, event, language);
    if (day === null || dayNumber(day) === null) return;
    event.preventDefault();
    walking.current = true;
    setAt(day);
  }

  const saintOf = (day: string) => names?.find((each) => each.day === Number(day.slice(8)));
  const turn = (months: number) => setAt(addMonths(at, months));
  return (
    <section aria-labelledby="month-title" className="saint-month wrap" id="month">
      <div className="saint-month-bar">
        <h2 aria-live="polite" id="month-title">
          {monthAndYear}
        </h2>
        <IconButton label={t('month.previous')} onClick={() => turn(-1)} size="kid">
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={t('month.next')} onClick={() => turn(1)} size="kid">
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <WeekdayNames week={weeks.find((week) => week.length === 7) ?? []} />
      <ol aria-labelledby="month-title" onKeyDown={walk} ref={list}>
        {weeks.flat().map((day, index) => (
          <li key={day} style={index === 0 ? firstColumn(weeks[0]) : undefined}>
            <LocaleLink
              aria-current={day === date ? 'page' : undefined}
              data-day={day}
              data-today={day === today || undefined}
              onFocus={() => setAt(day)}
              tabIndex={day === at ? 0 : -1}
              to={saintsPath(day)}
            >
              <b aria-hidden>{Number(day.slice(8))}</b>
              {saintOf(day)?.picture ? (
                <Drawing alt="" id={saintOf(day)?.picture ?? ''} width={40} />
              ) : null}
              <span>
                <VisuallyHidden>{writeDay(day, language, { dateStyle: 'full' })} </VisuallyHidden>
                {saintOf(day)?.name}
              </span>
            </LocaleLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In which of seven columns the month begins; the style sheet uses it where there are seven. */
function firstColumn(week: readonly string[] = []): CSSProperties & { '--first': number } {
  return { '--first': 8 - week.length };
}

/** The names of the days above seven columns; each day says its own to anyone who listens. */
function WeekdayNames({ week }: { week: readonly string[] }) {
  const language = useLanguage();
  return (
    <div aria-hidden className="saint-weekdays">
      {week.map((day) => (
        <span key={day}>{writeDay(day, language, { weekday: 'short' }).replace('.', '')}</span>
      ))}
    </div>
  );
}
