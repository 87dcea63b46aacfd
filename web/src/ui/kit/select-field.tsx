import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES } from './input-look.ts';

interface SelectFieldProps extends FieldText, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** The first line when nothing is chosen yet; it cannot be chosen. */
  placeholder?: string;
}

/** One of a list, by the browser's own menu. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, className, options, placeholder, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <span className="relative grid">
          <select
            {...select}
            {...wiring}
            className={classes(INPUT_CLASSES, 'appearance-none pe-12')}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto"
          />
        </span>
      )}
    </Field>
  );
}
