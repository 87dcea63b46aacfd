import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  error?: string;
}

/** One yes or no, with a target of at least 44 px around box and words. */
export function Checkbox({ label, error, id, className, ...input }: CheckboxProps) {
  const madeUp = useId();
  const boxId = id ?? madeUp;
  const errorId = `${boxId}-error`;
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={boxId} className="flex min-h-11 items-start gap-3 py-2 text-ui">
        <span className="relative grid size-7 flex-none place-items-center">
          <input
            {...input}
            id={boxId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer absolute inset-0 appearance-none rounded-chip border-2 border-edge bg-surface transition-colors enabled:hover:border-ink checked:border-primary checked:bg-primary disabled:border-dashed disabled:border-edge disabled:bg-sunken aria-invalid:border-stop-edge"
          />
          <Check
            aria-hidden
            className="invisible relative size-5 stroke-3 text-on-primary peer-checked:visible peer-disabled:text-ink-faint pointer-events-none"
          />
        </span>
        <span className="min-w-0 pt-0.5">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
