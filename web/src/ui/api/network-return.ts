import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again what a page shows when the network is back. TanStack does so itself only where it has
 * heard the network go; a page that was opened without one has heard nothing.
 * @returns The way to stop.
 */
export function askOnReturn(client: QueryClient): () => void {
  const ask = () => client.getQueryCache().onOnline();
  addEventListener('online', ask);
  return () => removeEventListener('online', ask);
}
