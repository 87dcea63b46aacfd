import type { QueryClient } from '@tanstack/react-query';
import { progressKey } from './progress-query.ts';

/**
 * What a child has just done changes what the server tells of its progress and its map. Both are
 * asked for again, also where no open page shows them: they are what the child finds here without a
 * network.
 */
export function askAgain(client: QueryClient, childId: string): void {
  void client.invalidateQueries({ queryKey: progressKey(childId), refetchType: 'all' });
  void client.invalidateQueries({
    queryKey: ['course'],
    refetchType: 'all',
    predicate: ({ queryKey }) => queryKey[3] === childId,
  });
}
