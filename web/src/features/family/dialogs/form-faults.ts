import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/shared/api/api-error.ts';

/**
 * Puts what the server refused at the fields it is about; each message is an error code. The rest becomes the
 * fault of the form as a whole (`root`). In: the form's `setError`, its fields, and what was thrown.
 */
export function showFaults<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: ReadonlyArray<FieldPath<Values>>,
  thrown: unknown,
): void {
  const error = thrown instanceof ApiError ? thrown : new ApiError(500, 'internal', '');
  const faulty = fields.filter((field) => error.fields[field] !== undefined);
  for (const [index, field] of faulty.entries()) {
    setError(field, { message: error.fields[field] }, { shouldFocus: index === 0 });
  }
  if (faulty.length === 0) setError('root', { message: error.code });
}

/**
 * Brings what is wrong first into view, with its words: a faulty field has the focus then, and the words below it are
 * not cut off by the buttons. Where no field is to blame, the words about the form as a whole, and as much as can be of
 * what they are about.
 */
export function showFirstFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const words = field?.getAttribute('aria-describedby')?.split(' ').at(-1);
  field?.focus({ preventScroll: true });
  const told = words ? document.getElementById(words) : form.querySelector('[role="alert"]');
  told?.scrollIntoView({ block: field ? 'center' : 'nearest' });
}
