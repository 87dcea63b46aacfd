import { CalendarDays } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from './button.tsx';
import { Calendar, type CalendarWords, openingDay } from './calendar.tsx';
import { isDay, writeDay } from './calendar-days.ts';
import { classes } from './classes.ts';
import { Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES } from './input-look.ts';

/** What a date field says; `useDateWords` gives it in the reader's language. */
export interface DateWords extends CalendarWords {
  /** In the field while no day is chosen. */
  none: string;
  today: string;
  clear: string;
}

export interface DateFieldProps extends FieldText {
  label: string;
  /** The chosen day, `yyyy-mm-dd`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** The day it is where the reader is. */
  today: string;
  words: DateWords;
  /** True where it may be left empty; then what was chosen can be cleared. */
  optional?: boolean;
  id?: string;
  className?: string;
}

/**
 * One day. The browser's own date field writes days and names months in the browser's language, not in the page's; this
 * one opens a calendar below it in the language of the page, by a press, Enter, Space or the arrow down.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, words, id, className } = props;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const panelId = useId();

  function close() {
    setOpen(false);
    input.current?.focus();
  }

  function openByKey(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // A dialog round the field stays open.
    event.stopPropagation();
    close();
  }

  function closeWhenLeft(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens inside it
        <div className="date-field" onBlur={closeWhenLeft} onKeyDown={closeByKey}>
          <input
            {...wiring}
            aria-controls={open ? panelId : undefined}
            aria-expanded={open}
            aria-haspopup="dialog"
            className={classes(INPUT_CLASSES, 'date-input')}
            onClick={() => setOpen(!open)}
            onKeyDown={openByKey}
            placeholder={words.none}
            readOnly
            ref={input}
            role="combobox"
            value={isDay(value) ? writeDay(value, language, { dateStyle: 'full' }) : ''}
          />
          <CalendarDays aria-hidden className="date-icon" />
          {open && <DatePanel {...props} id={panelId} onClose={close} />}
        </div>
      )}
    </Field>
  );
}

/** The calendar of a field, with today and nothing as its short ways. */
function DatePanel(props: DateFieldProps & { id: string; onClose: () => void }) {
  const { id, label, value, onChange, onClose, min, max, today, words, optional } = props;
  const [at, setAt] = useState(() => openingDay(value, today, min, max));

  function choose(day: string) {
    onChange(day);
    onClose();
  }

  return (
    <div
      aria-label={label}
      className="date-panel"
      id={id}
      ref={(panel) => panel?.scrollIntoView({ block: 'nearest' })}
      role="dialog"
    >
      <Calendar
        at={at}
        max={max}
        min={min}
        onChoose={choose}
        onMove={setAt}
        today={today}
        value={value}
        words={words}
      />
      <div className="date-actions">
        {today >= min && today <= max && (
          <Button onClick={() => choose(today)} variant="quiet">
            {words.today}
          </Button>
        )}
        {optional && value && (
          <Button onClick={() => choose('')} variant="quiet">
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
