import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES } from './input-look.ts';

interface TextFieldProps extends FieldText, ComponentProps<'input'> {}

/** One line of text, or a number, date or address by `type`. Takes a form library's `register`. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} className={INPUT_CLASSES} />}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldText, ComponentProps<'textarea'> {}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={classes(INPUT_CLASSES, 'min-h-32 resize-y')}
        />
      )}
    </Field>
  );
}
