import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { forgetOfflineKey } from '@/learning/family/offline-keys.ts';
import { offlineUser, saveOfflineChild } from '@/learning/session/offline-child.ts';
import { type SessionUser, sessionKey } from '@/learning/session/session.ts';
import { leave } from '@/learning/session/sign-out.ts';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { mayPass, showServer } from './offline-entry.ts';

/**
 * The first contact of a child that this device let in by itself: the server is shown what the
 * child gave. Where it takes that, the child goes on and what it did is sent; where it refuses,
 * because a password was changed, the device taken back or the child paused or gone, the device is
 * locked. What the child did waits for it.
 */
export function OfflineContact({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const refresh = useRefreshSession();
  const show = useEffectEvent(async () => {
    try {
      await showServer();
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError) || mayPass(error)) {
        saveOfflineChild(user);
        client.setQueryData(sessionKey, offlineUser(user));
        return;
      }
      forgetOfflineKey(user.id);
      leave();
    }
  });
  useEffect(() => void show(), []);
  return null;
}
