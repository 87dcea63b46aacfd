import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { useSending } from './use-sending.ts';

interface OneFieldFormProps {
  submitLabel: string;
  /** Sends what was written; what it throws is told at the field. */
  onSend: (text: string) => Promise<void>;
  /**
   * The field.
   * @param wiring - Its value, what changes it, and what is wrong with it in words.
   */
  field: (wiring: {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: string | undefined;
  }) => ReactNode;
}

/** A form of one field. What was refused is told at the field, which has the focus then. */
export function OneFieldForm({ submitLabel, onSend, field }: OneFieldFormProps) {
  const messageOf = useErrorMessage();
  const [text, setText] = useState('');
  const { run, busy, fault } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(() => onSend(text));
    // What is wrong has its words once React has drawn them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={submit} ref={form}>
      {field({
        value: text,
        onChange: ({ target }) => setText(target.value),
        error: fault ? messageOf(fault) : undefined,
      })}
      <div>
        <Button busy={busy} className="max-md:w-full" type="submit" variant="gold">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
