import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './field.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line that says more. */
  description?: ReactNode;
  /** A drawing or an icon before the words. */
  media?: ReactNode;
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  /** The question the cards answer. */
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** The chosen value, when the page holds it; leave it out with a form library's `register`. */
  value?: string;
  /** What is chosen at first, when the form itself holds it. */
  defaultValue?: string;
  error?: string;
  columns?: 1 | 2 | 3;
}

// Of two columns a last card without a neighbour takes both.
const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2 sm:*:last:odd:col-span-2',
  3: 'sm:grid-cols-3',
};

/** One of a few, each choice a card to tap. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, defaultValue, error, columns = 1, className, ...input } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={classes('grid gap-1.5', className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 font-bold text-ui">{legend}</legend>
      <div className={classes('grid gap-3', COLUMNS[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            id={`${id}-${option.value}`}
            {...input}
            {...(value === undefined ? {} : { checked: value === option.value })}
            {...(defaultValue === undefined
              ? {}
              : { defaultChecked: defaultValue === option.value })}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function RadioCard({ option, id, ...input }: ComponentProps<'input'> & { option: RadioOption }) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 items-center gap-3 rounded-2xl border-2 border-edge bg-surface px-4 py-2.5 transition-colors hover:border-ink active:translate-y-0.5 has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-edge has-disabled:bg-sunken has-disabled:text-ink-faint has-checked:border-focus has-checked:bg-note-bg has-checked:shadow-[inset_0_0_0_2px_var(--focus)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
    >
      <input
        {...input}
        id={id}
        type="radio"
        value={option.value}
        className="size-6 flex-none appearance-none rounded-full border-2 border-edge bg-surface checked:border-[7px] checked:border-primary focus-visible:outline-none"
      />
      {option.media}
      <span className="min-w-0">
        <span className="block font-bold">{option.label}</span>
        {option.description && (
          <span className="block text-ink-soft text-ui">{option.description}</span>
        )}
      </span>
    </label>
  );
}
