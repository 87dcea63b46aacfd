import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What every field of a form can be told. */
export interface FieldText {
  label: ReactNode;
  /** Help that is there before anything is typed. */
  hint?: ReactNode;
  /** What is wrong; shown in words below the control and tied to it. */
  error?: string;
}

/** What ties a control to its label, hint and error. Spread it on the control. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldText {
  /** The control's own id; made up when absent. */
  id?: string;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, then hint and error, each tied to the control for screen readers. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classes(Boolean(hint) && hintId, Boolean(error) && errorId);
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="font-bold text-ui">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-ink-soft text-ui">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The words under a control that say what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-bold text-stop text-ui">
      <CircleAlert aria-hidden className="mt-0.5" />
      {children}
    </p>
  );
}
