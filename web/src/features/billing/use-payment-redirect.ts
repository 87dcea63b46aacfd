import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Asks the server for a payment and sends the browser to the page where it is paid. It stays busy until that page is there.
 *
 * @param create asks for the payment, and gives the address of its page
 */
export function usePaymentRedirect<Values>(create: (values: Values) => Promise<string>) {
  const { mutateAsync, reset, status, error } = useMutation({
    mutationFn: create,
    onSuccess: (url) => location.assign(url),
  });
  // The browser's way back shows this page as it was left, which is busy.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [reset]);
  const busy = status === 'pending' || status === 'success';
  return {
    busy,
    error,
    reset,
    /** Never throws: what went wrong is `error`. */
    pay: async (values: Values) => {
      if (!busy) await mutateAsync(values).catch(() => undefined);
    },
  };
}
