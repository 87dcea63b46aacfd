import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/learning/session/use-session.ts';

/**
 * Fills in a form by which something is paid for: the e-mail of a grown-up who is signed in, and
 * what `?cancelled=1` of an address carries back from a payment that was left. What somebody has
 * typed stays.
 * @param names - The names of the fields.
 */
export function useFilledForm(names: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const [cancelled, setCancelled] = useState(false);
  const { status, viewer, user } = useSession();
  const own = status === 'ready' && (viewer === 'parent' || viewer === 'admin') && user?.email;
  const [input] = useState(names);
  useEffect(() => {
    const request = new URLSearchParams(location.search);
    if (!request.has('cancelled')) return;
    setCancelled(true);
    for (const name of input) write(form.current, name, request.get(name));
  }, [input]);
  useEffect(() => {
    if (own) write(form.current, 'email', own);
  }, [own]);
  return { form, cancelled };
}

/** Puts a value into a field that is still as it came. */
function write(form: HTMLFormElement | null, name: string, value: string | null): void {
  const field = form?.elements.namedItem(name);
  if (!value || !field) return;
  if (field instanceof RadioNodeList) field.value = value;
  else if ('value' in field && field.value === '') field.value = value;
}
