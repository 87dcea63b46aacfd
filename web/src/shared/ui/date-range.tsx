import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { FieldError } from './field.tsx';

/** Two days, the first never after the second; '' where an end is open. */
export interface Days {
  from: string;
  to: string;
}

interface DateRangeProps extends Pick<DateFieldProps, 'min' | 'max' | 'today' | 'words'> {
  /** What the two days are the ends of. */
  legend: ReactNode;
  fromLabel: string;
  toLabel: string;
  value: Days;
  onChange: (days: Days) => void;
  error?: string;
  className?: string;
}

/** From one day to another, either of which may be left open. Each calendar ends where the other day is, so that they never cross. */
export function DateRange(props: DateRangeProps) {
  const { legend, fromLabel, toLabel, value, onChange, error, min, max, today, words } = props;
  const errorId = useId();
  const common = { today, words, optional: true };
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className={classes('grid gap-1.5', props.className)}
    >
      <legend className="mb-1.5 font-bold text-ui">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          {...common}
          label={fromLabel}
          max={value.to || max}
          min={min}
          onChange={(from) => onChange({ ...value, from })}
          value={value.from}
        />
        <DateField
          {...common}
          label={toLabel}
          max={max}
          min={value.from || min}
          onChange={(to) => onChange({ ...value, to })}
          value={value.to}
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
