import { LoaderCircle, Lock } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { classes } from './classes.ts';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Work is under way: the label stays, a spinner joins it, presses do nothing. */
  busy?: boolean;
  /** Not open yet: dashed with a lock. It keeps focus so that its reason can be reached. */
  locked?: boolean;
  /** Why it is locked, printed below and read out with the button. */
  reason?: string;
  /** What a press on the locked button does, such as opening an explanation. */
  onLockedPress?: () => void;
}

/** A button. Its words, and any icon before or after them, are its children. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy, locked, reason, onLockedPress, ...rest } = props;
  const { className, children, onClick, type = 'button', ...native } = rest;
  const reasonId = useId();

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !locked) return onClick?.(event);
    event.preventDefault();
    if (locked) onLockedPress?.();
  }

  const button = (
    <button
      type={type}
      {...native}
      onClick={press}
      aria-disabled={busy || locked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : native['aria-describedby']}
      className={classes(buttonClasses({ variant, size, block, locked }), className)}
    >
      {locked && <Lock aria-hidden />}
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
  if (!reason) return button;
  return (
    <span className={classes('inline-grid justify-items-start gap-2', block && 'w-full')}>
      {button}
      <span id={reasonId} className="text-ui text-ink-soft">
        {reason}
      </span>
    </span>
  );
}
