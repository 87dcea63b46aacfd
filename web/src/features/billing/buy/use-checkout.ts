import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/shared/api/call.ts';
import { track } from '@/shared/tracking/track.ts';
import type { Choice } from './kept-choice.ts';

/**
 * Sends a choice to be paid and the browser to where that is done. It stays busy while the
 * other page comes. Out: the last fault too.
 * @see docs/requirements.md#r-who-pays-for-whom
 */
export function useCheckout() {
  const { mutate, reset, status, error } = useMutation({
    mutationFn: ({ plan, children }: Choice) =>
      call('POST /functions/v1/create-checkout', {
        body: { subscription_type: plan, child_id: [...children] },
      }),
    onSuccess: ({ url }, { plan }) => {
      track('begin_checkout', { content_name: plan });
      location.assign(url);
    },
  });
  // Whoever comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [reset]);
  const busy = status === 'pending' || status === 'success';
  return {
    busy,
    error,
    reset,
    send: (choice: Choice) => {
      if (!busy) mutate(choice);
    },
  };
}
