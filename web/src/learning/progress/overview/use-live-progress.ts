import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '@/ui/api/use-live-events.ts';
import { useSession } from '../../session/use-session.ts';

/** However fast a child learns, its progress is asked for at most so often, in milliseconds. */
const mostOften = 2000;

/** Keeps what a parent sees of its children up to date while they learn; nothing for anybody else, nor while nobody looks. */
export function useLiveProgress(): void {
  const client = useQueryClient();
  const { user } = useSession();
  const parent = user?.role === 'parent' && !user.ended ? user.id : null;
  useLiveEvents(parent, {
    names: ['progress'],
    mostOften,
    changed: () => void client.invalidateQueries({ queryKey: ['progress'] }),
  });
}
