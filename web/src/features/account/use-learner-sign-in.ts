import type { PictureName } from '@pius/domain/account/picture-password.ts';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/api-error.ts';
import { call } from '@/shared/api/call.ts';
import { childCredentials } from './child-sign-in.ts';
import { asApiError, signIn } from './sign-in.ts';
import type { Learner } from './use-learners.ts';

/** What a child gives at its name: what it typed, or the pictures it tapped. */
type Secret = { password: string } | { pictures: PictureName[] };

/** Signs in by a call and goes on to what comes after; throws what the call throws. */
export type EnterBy = (signIn: () => Promise<unknown>) => Promise<void>;

/** Signs in whoever tapped a name. `tryWith` gives whether what was given is wrong; why it failed stands in `fault`. */
export function useLearnerSignIn(learner: Learner, enter: EnterBy) {
  const [fault, setFault] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  async function tryWith(secret: Secret): Promise<boolean> {
    setFault(null);
    setBusy(true);
    try {
      await enter(() => send(learner, secret));
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

async function send({ id, name, parentEmail }: Learner, secret: Secret): Promise<void> {
  if (id !== null) {
    await call('POST /rest/v1/family-devices/here/sign-in', { body: { child_id: id, ...secret } });
    return;
  }
  if (!('password' in secret)) return;
  const credentials = childCredentials({
    parent_email: parentEmail ?? '',
    child_name: name,
    child_password: secret.password,
  });
  if (!credentials.wrong) await signIn(credentials.email, credentials.password);
}
