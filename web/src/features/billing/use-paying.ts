import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '@/shared/api/api-error.ts';

type Checked<Values> = { values: Values } | { faults: Faults };
type Faults = Partial<Record<string, string>>;

/**
 * Sends a form by which something is paid for, and leads to where it is paid. In: what reads and checks the form, and
 * what sends its values and gives that address. Out: what the form shows; whatever goes wrong, it stays as it is filled in.
 */
export function usePaying<Values>(
  check: (form: FormData) => Checked<Values>,
  send: (values: Values) => Promise<string>,
) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  useEffect(() => {
    // Who comes back from paying by the browser's own way finds the page as it was left: at work.
    const rest = () => setBusy(false);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = check(new FormData(form));
    setFailure(null);
    if ('faults' in checked) return tell(form, checked.faults);
    setFaults({});
    setBusy(true);
    try {
      location.assign(await send(checked.values));
    } catch (thrown) {
      setBusy(false);
      const error = thrown instanceof ApiError ? thrown : new ApiError(0, 'internal', '');
      if (Object.keys(error.fields).length > 0) tell(form, error.fields);
      else setFailure(error);
    }
  }

  function tell(form: HTMLFormElement, found: Faults) {
    setFaults(found);
    // After they are shown, so that what is read out holds the fault too.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return { submit, busy, faults, failure };
}
