import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/ui/api/api-error.ts';

/**
 * Puts what the server refused at the fields it is about; each message is an error code. The rest
 * becomes the fault of the form as a whole (`root`).
 * @param setError - The form's `setError`.
 * @param thrown - What was thrown.
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
