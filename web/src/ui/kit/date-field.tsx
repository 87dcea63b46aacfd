import { useLanguage } from '../i18n/use-language.ts';
import { writeDay } from './calendar-days.ts';
import { Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES } from './input-look.ts';

interface DateFieldProps extends FieldText {
  /** The chosen day, `yyyy-mm-dd`, or '' for none. */
  value: string;
  /** Called with '' also for a day outside the limits. */
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  id?: string;
  className?: string;
}

/**
 * One day. The browser's date field writes it in the browser's language, so that the chosen day is also written out, in
 * the language of the page.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, onChange, min, max, id, className } = props;
  const language = useLanguage();
  const written = value === '' ? hint : writeDay(value, language, { dateStyle: 'full' });
  return (
    <Field className={className} error={error} hint={written} id={id} label={label}>
      {(wiring) => (
        <input
          {...wiring}
          className={INPUT_CLASSES}
          // Not controlled: a year that is being typed is no day yet, and must stay in the field.
          defaultValue={value}
          max={max}
          min={min}
          onChange={({ target }) => onChange(target.validity.valid ? target.value : '')}
          type="date"
        />
      )}
    </Field>
  );
}
