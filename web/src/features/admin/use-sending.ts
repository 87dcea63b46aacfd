import { useState } from 'react';
import { ApiError } from '@/ui/api/api-error.ts';

/**
 * Sends what a form holds, one at a time.
 * @returns What to do it with, whether it is under way, and the code of what went wrong.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function run(send: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await send();
    } catch (thrown) {
      setFault(thrown instanceof ApiError ? thrown.code : 'internal');
    } finally {
      setBusy(false);
    }
  }
  return { run, busy, fault };
}
