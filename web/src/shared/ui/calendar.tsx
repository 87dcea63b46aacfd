import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import {
  addDays,
  addMonths,
  clampDay,
  dayByKey,
  isDay,
  weeksOfMonth,
  writeDay,
} from './calendar-days.ts';
import { IconButton } from './icon-button.tsx';
import './calendar.css';

/** What a calendar says beside the names of days and months, which the browser knows. */
export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
}

interface CalendarProps {
  /** The chosen day, `yyyy-mm-dd`, or '' for none. */
  value: string;
  /** The day that the arrow keys stand on; the month shown is its month. */
  at: string;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
  min: string;
  max: string;
  today: string;
  words: CalendarWords;
}

/** A month of days in the reader's language. Arrow keys walk by day and week, Page Up and Down by month; it opens on `at`. */
export function Calendar(props: CalendarProps) {
  const { at, onMove, min, max } = props;
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const walking = useRef(true);
  const weeks = weeksOfMonth(at, language);
  const fullWeek = weeks.find((week) => week.length === 7) ?? [];
  const monthAndYear = writeDay(at, language, { month: 'long', year: 'numeric' });

  // The focus follows the keys, and comes in as the calendar opens; the buttons above it keep theirs.
  useEffect(() => {
    if (walking.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    walking.current = false;
  }, [at]);

  function walk(event: KeyboardEvent) {
    const day = dayByKey(at, event, language);
    if (!day) return;
    event.preventDefault();
    walking.current = true;
    onMove(clampDay(day, min, max));
  }

  return (
    <>
      <MonthBar {...props} />
      <p aria-live="polite" className="sr-only">
        {monthAndYear}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk in it, as ARIA has it for calendars */}
      <table aria-label={monthAndYear} className="calendar" onKeyDown={walk} ref={grid} role="grid">
        <thead>
          <tr>
            {fullWeek.map((day) => (
              <th abbr={writeDay(day, language, { weekday: 'long' })} key={day} scope="col">
                {writeDay(day, language, { weekday: 'short' }).replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]}>
              {row === 0 && week.length < 7 && <td colSpan={7 - week.length} />}
              {week.map((day) => (
                <Day {...props} day={day} key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({
  day,
  value,
  at,
  onMove,
  onChoose,
  min,
  max,
  today,
}: CalendarProps & { day: string }) {
  const language = useLanguage();
  const open = day >= min && day <= max;
  return (
    <td>
      <button
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!open || undefined}
        aria-label={writeDay(day, language, { dateStyle: 'full' })}
        aria-pressed={day === value}
        className="calendar-day"
        data-day={day}
        onClick={() => open && onChoose(day)}
        onFocus={() => open && day !== at && onMove(day)}
        tabIndex={day === at ? 0 : -1}
        type="button"
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function MonthBar({ at, onMove, min, max, words }: CalendarProps) {
  const language = useLanguage();
  const turn = (months: number) => onMove(clampDay(addMonths(at, months), min, max));
  const year = Number(at.slice(0, 4));
  const month = Number(at.slice(5, 7));
  const years = range(Number(min.slice(0, 4)), Number(max.slice(0, 4)));
  const months = range(1, 12).filter((number) => {
    const first = `${at.slice(0, 4)}-${String(number).padStart(2, '0')}-01`;
    return first <= max && addDays(addMonths(first, 1), -1) >= min;
  });
  return (
    <div className="calendar-bar">
      <IconButton
        aria-disabled={at.slice(0, 7) <= min.slice(0, 7)}
        label={words.previousMonth}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <select
        aria-label={words.month}
        className="calendar-pick"
        onChange={(event) => turn(Number(event.target.value) - month)}
        value={month}
      >
        {months.map((number) => (
          <option key={number} value={number}>
            {writeDay(`2000-${String(number).padStart(2, '0')}-01`, language, { month: 'long' })}
          </option>
        ))}
      </select>
      <select
        aria-label={words.year}
        className="calendar-pick"
        onChange={(event) => turn((Number(event.target.value) - year) * 12)}
        value={year}
      >
        {years.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
      <IconButton
        aria-disabled={at.slice(0, 7) >= max.slice(0, 7)}
        label={words.nextMonth}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The day a calendar opens on: the chosen one, else today, kept inside the limits. */
export function openingDay(value: string, today: string, min: string, max: string): string {
  return clampDay(isDay(value) ? value : today, min, max);
}
