import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value only the browser knows: null in the HTML made while building and while hydrating, then what `read` gives. */
export function useClientValue<T extends string | number | boolean>(
  read: () => T | null,
): T | null {
  return useSyncExternalStore<T | null>(never, read, () => null);
}
