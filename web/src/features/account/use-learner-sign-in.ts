import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Secret } from '@/learning/family/offline-keys.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { childCredentials } from './child-sign-in.ts';
import { enterOffline, signInOnDevice } from './offline-entry.ts';
import { asApiError, signIn } from './sign-in.ts';
import type { Learner } from './use-learners.ts';

/** Signs in by a call and goes on to what comes after; throws what the call throws. */
export type EnterBy = (signIn: () => Promise<unknown>) => Promise<void>;

/**
 * Signs in anyone who tapped a name; without a network, a child of an approved device as the device
 * knows it. `tryWith` gives whether what was given is wrong; why it failed stands in `fault`.
 */
export function useLearnerSignIn(learner: Learner, enter: EnterBy) {
  const [fault, setFault] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();

  async function tryWith(secret: Secret): Promise<boolean> {
    setFault(null);
    setBusy(true);
    try {
      await enter(() => send(learner, secret)).catch((thrown) => {
        if (learner.id === null || asApiError(thrown).code !== 'network_offline') throw thrown;
        return enterOffline(client, { ...learner, id: learner.id }, secret);
      });
      return false;
    } catch (thrown) {
      const error = asApiError(thrown);
      setFault(error);
      return error.code === 'invalid_credentials';
    } finally {
      setBusy(false);
    }
  }

  return { tryWith, fault, busy, clearFault: () => setFault(null) };
}

async function send({ id, mark, name, parentEmail }: Learner, secret: Secret): Promise<void> {
  if (id !== null) return signInOnDevice(id, mark, secret);
  if (!('password' in secret)) return;
  const credentials = childCredentials({
    parent_email: parentEmail ?? '',
    child_name: name,
    child_password: secret.password,
  });
  if (!credentials.wrong) await signIn(credentials.email, credentials.password);
}
