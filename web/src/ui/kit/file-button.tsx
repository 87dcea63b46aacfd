import { FileUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses } from './button-look.ts';
import { classes } from './classes.ts';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is to be chosen. */
  children: ReactNode;
}

/** A button by which a file of this device is chosen: the browser's own, in our look and the reader's language. */
export function FileButton({ children, className, ...input }: FileButtonProps) {
  return (
    <label className={classes('group relative inline-grid max-md:w-full', className)}>
      <input
        {...input}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        type="file"
      />
      <span
        className={classes(
          buttonClasses({}),
          'peer-hover:bg-ink/7 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
        )}
      >
        <FileUp aria-hidden />
        {children}
      </span>
    </label>
  );
}
