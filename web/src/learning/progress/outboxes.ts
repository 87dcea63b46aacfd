import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { fetchSession } from '../session/session.ts';
import { mutationStorage } from './mutation-database.ts';
import type { PendingMutation } from './mutations.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type MutationAnswer, sendMutation } from './send-mutation.ts';

interface ChildOutbox {
  outbox: Outbox<MutationAnswer>;
  /** What the server does not have yet, first done first. */
  waiting: readonly PendingMutation[];
  /** Badges earned that nobody has announced yet. */
  newBadges: BadgeName[];
  watchers: Set<() => void>;
  listeners: Set<(mutation: PendingMutation, answer: MutationAnswer) => void>;
}

const boxes = new Map<string, ChildOutbox>();
const none: readonly PendingMutation[] = [];

function boxOf(childId: string): ChildOutbox {
  const cached = boxes.get(childId);
  if (cached) return cached;
  const outbox = createOutbox<MutationAnswer>({
    learner: childId,
    storage: mutationStorage,
    send: (mutation) => sendMutation(mutation, childId),
    isSignedIn: async () => (await fetchSession())?.id === childId,
    changed: (waiting) => {
      box.waiting = waiting.length > 0 ? waiting : none;
      for (const watcher of box.watchers) watcher();
    },
    answered: (mutation, answer) => {
      if (answer.kind !== 'time') box.newBadges.push(...answer.newBadges);
      for (const listener of box.listeners) listener(mutation, answer);
    },
  });
  const box: ChildOutbox = {
    outbox,
    waiting: none,
    newBadges: [],
    watchers: new Set(),
    listeners: new Set(),
  };
  boxes.set(childId, box);
  // What an earlier visit left is shown, and sent, from the first moment on.
  void outbox.save([]).then(outbox.flush);
  return box;
}

/** The outbox of a child on this device. */
export function outboxOf(childId: string): Outbox<MutationAnswer> {
  return boxOf(childId).outbox;
}

/** What of a child's acts the server does not have yet; the same list until it changes. */
export function pendingMutations(childId: string): readonly PendingMutation[] {
  return boxOf(childId).waiting;
}

/** Calls `changed` whenever the waiting acts of a child change. Gives the way to stop. */
export function watchWaiting(childId: string, changed: () => void): () => void {
  const { watchers } = boxOf(childId);
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Calls `listener` with each act of a child that the server has kept. Gives the way to stop. */
export function onAnswer(
  childId: string,
  listener: (mutation: PendingMutation, answer: MutationAnswer) => void,
): () => void {
  const { listeners } = boxOf(childId);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands over the badges newly earned; each is handed over once. */
export function takeNewBadges(childId: string): BadgeName[] {
  return boxOf(childId).newBadges.splice(0);
}
