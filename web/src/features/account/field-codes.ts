import type { FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '@/ui/api/api-error.ts';

/** What is wrong in a form: by field, a code of `errors.json`. */
export type FieldCodes<Values> = { [K in keyof Values]?: string };

/** Lets a pure check decide whether a form may be sent. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => FieldCodes<Values>,
): Resolver<Values> {
  return (values) => {
    const codes = Object.entries(check(values));
    if (codes.length === 0) return { values, errors: {} };
    const errors = codes.map(([field, code]) => [field, { type: 'code', message: code }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/**
 * Puts what the server found at its fields, the first with the focus. Input: which field of the
 * form each name of the server's stands for.
 * @returns Whether any of them was shown, so that the form itself need not speak.
 */
export function showServerFields<Values extends FieldValues>(
  error: Pick<ApiError, 'fields'>,
  setError: UseFormSetError<Values>,
  formFields: Readonly<Record<string, readonly Path<Values>[]>>,
): boolean {
  const results = Object.entries(error.fields).flatMap(([name, code]) =>
    (formFields[name] ?? []).map((field) => ({ field, code })),
  );
  for (const [index, { field, code }] of results.entries()) {
    setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 });
  }
  return results.length > 0;
}
