import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { buttonClasses } from '@/ui/kit/button-look.ts';
import { classes } from '@/ui/kit/classes.ts';
import { FieldError } from '@/ui/kit/field.tsx';

interface FileFieldProps {
  /** What the button says. */
  children: ReactNode;
  /** The kinds of file the window offers. */
  accept: string;
  /** What kinds and how large, in words. */
  hint?: string;
  /** What is wrong with the last one, in words. */
  error?: string | undefined;
  busy: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file by a press, or takes one that is dropped on it. */
export function FileField({ children, accept, hint, error, busy, onFile }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  };
  return (
    <fieldset
      className={classes(
        'grid justify-items-start gap-2 rounded-control border-2 border-edge border-dashed p-4',
        over && 'bg-sunken',
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        accept={accept}
        aria-describedby={classes(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        aria-invalid={error ? true : undefined}
        className="peer sr-only"
        id={id}
        onChange={({ target }) => {
          take(target.files);
          // The same file again is a choice too.
          target.value = '';
        }}
        type="file"
      />
      <label
        className={classes(
          buttonClasses({}),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3',
        )}
        htmlFor={id}
      >
        <Upload aria-hidden /> {children}
      </label>
      {hint ? (
        <p className="text-ink-soft" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
