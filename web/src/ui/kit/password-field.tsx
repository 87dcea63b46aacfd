import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldText } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { INPUT_CLASSES } from './input-look.ts';

interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type'> {
  /** The words of the button that shows what was typed. */
  showLabel: string;
  /** The words of the button that hides it again. */
  hideLabel: string;
}

/** A password, hidden until its own button shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, className, showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <span className="relative grid">
          <input
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classes(INPUT_CLASSES, 'pe-14')}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0.5 my-auto"
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
