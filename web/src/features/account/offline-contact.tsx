import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/shared/api/api-error.ts';
import { forgetOfflineKey } from '@/shared/family/offline-keys.ts';
import { keepOfflineChild, offlineUser } from '@/shared/session/offline-child.ts';
import { type SessionUser, sessionKey } from '@/shared/session/session.ts';
import { leave } from '@/shared/session/sign-out.ts';
import { useRefreshSession } from '@/shared/session/use-session.ts';
import { mayPass, showServer } from './offline-entry.ts';

/**
 * The first contact of a child that this device let in by itself: the server is shown what the child gave. Where it takes
 * that, the child goes on and what it did is sent; where it refuses, because a password was changed, the device taken
 * back or the child paused or gone, the device is locked. What the child did waits for it.
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
        keepOfflineChild(user);
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
