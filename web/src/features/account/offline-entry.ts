import type { Language } from '@pius/domain/language.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  makeVerifier,
  type Secret,
  saveOfflineKey,
  trySecret,
} from '@/learning/family/offline-keys.ts';
import { cacheChild } from '@/learning/progress/device-child.ts';
import { offlineUser, saveOfflineChild } from '@/learning/session/offline-child.ts';
import { sessionKey } from '@/learning/session/session.ts';
import { leaveSession } from '@/learning/session/sign-out.ts';
import { forgetTracked } from '@/learning/tracking/forget.ts';
import { markChildHere } from '@/learning/tracking/held-child.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { asLanguage, readCookie, storeLanguage } from '@/ui/i18n/language.ts';
import { localePath } from '@/ui/paths.ts';
import type { Learner } from './use-learners.ts';

/** A child of an approved device. */
type CachedLearner = Learner & { id: string };

/**
 * What a child gave here without a network, in this page's memory alone, until the server can be
 * shown it.
 */
let input: { child: string; secret: Secret } | null = null;
/**
 * By what the child who came in last is known again; a new page must not begin before it is kept.
 */
let saving: Promise<void> = Promise.resolve();

const chosenLanguage = () => asLanguage(readCookie(document.cookie, 'language'));
const pageLanguage = () => asLanguage(document.documentElement.lang) ?? 'en';

/**
 * Signs a child in on an approved device, and keeps by what it is known again here without a
 * network. Throws what the call throws.
 */
export async function signInOnDevice(child: string, mark: string, secret: Secret): Promise<void> {
  const verifier = makeVerifier(secret);
  verifier.catch(() => undefined);
  forgetTracked();
  await call('POST /rest/v1/family-devices/here/sign-in', { body: { child_id: child, ...secret } });
  const language = chosenLanguage() ?? pageLanguage();
  saving = verifier.then(
    (made) => {
      if (made) saveOfflineKey(child, secret, made, { mark, language });
    },
    () => undefined,
  );
}

/** Waits until what `signInOnDevice` keeps is kept. */
export function untilKeyIsSaved(): Promise<void> {
  return saving;
}

/**
 * Lets a child in without the server, as this device knows it. Whatever session the device has is
 * to end at the next contact. Throws an `ApiError`: `offline_unknown` where nothing is kept to know
 * the child by, `invalid_credentials`, `too_many_requests` with the seconds to wait.
 * @see docs/requirements.md#r-offline-switch
 */
export async function enterOffline(
  client: QueryClient,
  learner: CachedLearner,
  secret: Secret,
): Promise<void> {
  const trial = await trySecret(learner.id, secret, Date.now());
  if (trial.kind === 'wait') {
    throw new ApiError(429, 'too_many_requests', '', { retryAfter: trial.seconds });
  }
  if (trial.kind === 'none') throw new ApiError(0, 'offline_unknown', '');
  if (trial.kind === 'wrong') throw new ApiError(401, 'invalid_credentials', '');
  input = { child: learner.id, secret };
  markChildHere();
  leaveSession('child');
  cacheChild(learner.id);
  saveOfflineChild(learner);
  goOn(client, learner, trial.language);
}

function goOn(client: QueryClient, learner: CachedLearner, language: Language): void {
  if (language !== pageLanguage()) {
    storeLanguage(language);
    // The guard leads on from there.
    location.assign(localePath('/login', language) + location.search);
    return;
  }
  client.setQueryData(sessionKey, offlineUser(learner));
}

/** Whether this page still knows what a child gave without a network. */
export function canShowServer(child: string): boolean {
  return input?.child === child;
}

/**
 * Shows the server, at the first contact, what the child gave without a network, so that the
 * session becomes that child's. Throws what the call throws; the secret is forgotten unless there
 * was no network again.
 */
export async function showServer(): Promise<void> {
  if (!input) return;
  const { child, secret } = input;
  try {
    await call('POST /rest/v1/family-devices/here/sign-in', {
      body: { child_id: child, ...secret },
    });
    input = null;
  } catch (error) {
    if (!(error instanceof ApiError && mayPass(error))) input = null;
    throw error;
  }
}

/** Whether the same may succeed later. */
export function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500;
}
