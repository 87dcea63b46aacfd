import { ApiError } from '@/ui/api/api-error.ts';
import type { MutationStorage } from './mutation-storage.ts';
import type { PendingMutation } from './mutations.ts';

/**
 * What became of an act: the server has it, the server refuses it for good, or it waits for a
 * better moment.
 */
export type Outcome<Answer> =
  | { kind: 'sent'; answer: Answer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'waiting'; error: ApiError | null };

interface OutboxParts<Answer> {
  learner: string;
  storage: MutationStorage;
  /** Sends one act. Throws an `ApiError`. */
  send: (mutation: PendingMutation) => Promise<Answer>;
  /** Whether it is this learner who is signed in now, asked before each round of sending. */
  isSignedIn: () => Promise<boolean>;
  /** Called after every change, with the acts that wait. */
  changed: (waiting: readonly PendingMutation[]) => void;
  /** Called for each act the server has kept, while it still counts as waiting. */
  answered: (mutation: PendingMutation, answer: Answer) => void;
}

export interface Outbox<Answer> {
  /** Keeps acts on the device, to be sent with the next flush. */
  save(mutations: readonly PendingMutation[]): Promise<void>;
  /** Keeps an act and tries to send all that waits. Gives what became of this act. */
  put(mutation: PendingMutation): Promise<Outcome<Answer>>;
  /** Sends what waits, first done first, until one has to go on waiting. */
  flush(): Promise<void>;
}

/**
 * Whether sending the same again may succeed: no network, signed out, too many calls, a fault of
 * the server.
 */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError(0, 'network_offline', String(cause));
}

/**
 * The outbox of one learner: acts are kept on the device first, sent in the order they were done,
 * one after the other, and forgotten only when the server has answered. An act the server refuses
 * for good makes room for the next. Nothing is sent while somebody else is signed in, so that
 * siblings are never mixed.
 * @see docs/requirements.md#r-sent-again
 */
export function createOutbox<Answer>(parts: OutboxParts<Answer>): Outbox<Answer> {
  const { learner, storage, send, isSignedIn, changed, answered } = parts;
  const outcomes = new Map<string, Outcome<Answer>>();
  let lastError: ApiError | null = null;
  let running: Promise<void> | null = null;

  async function tryOne(mutation: PendingMutation): Promise<boolean> {
    try {
      const answer = await send(mutation);
      outcomes.set(mutation.key, { kind: 'sent', answer });
      answered(mutation, answer);
    } catch (cause) {
      const error = asApiError(cause);
      if (mayPass(error)) {
        lastError = error;
        return false;
      }
      outcomes.set(mutation.key, { kind: 'refused', error });
    }
    await storage.remove(learner, mutation.key);
    changed(await storage.list(learner));
    return true;
  }

  async function sendAll(): Promise<void> {
    lastError = null;
    const waiting = await storage.list(learner);
    // Another page of the same child may have sent what this one still shows as waiting.
    if (waiting.length === 0) return changed(waiting);
    try {
      if (!(await isSignedIn())) return;
    } catch (cause) {
      lastError = asApiError(cause);
      return;
    }
    // Read again each time: acts may come in while one is on its way.
    for (let next = await first(); next && (await tryOne(next)); next = await first());
    // The last of them may have been sent by another page since this one told what waits.
    changed(await storage.list(learner));
  }

  const first = async () => (await storage.list(learner))[0];

  /** One round at a time; anyone who asks during a round waits for the one after it. */
  async function flush(): Promise<void> {
    while (running) await running;
    running = sendAll().finally(() => {
      running = null;
    });
    await running;
  }

  async function save(mutations: readonly PendingMutation[]): Promise<void> {
    for (const mutation of mutations) await storage.add(learner, mutation);
    changed(await storage.list(learner));
  }

  async function put(mutation: PendingMutation): Promise<Outcome<Answer>> {
    await save([mutation]);
    await flush();
    const outcome = outcomes.get(mutation.key) ?? { kind: 'waiting', error: lastError };
    outcomes.delete(mutation.key);
    return outcome;
  }

  return { save, put, flush };
}
