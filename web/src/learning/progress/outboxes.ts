import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { fetchSession } from '../session/session.ts';
import { actStorage } from './act-database.ts';
import type { Act } from './acts.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type ActAnswer, sendAct } from './send-act.ts';

interface ChildOutbox {
  outbox: Outbox<ActAnswer>;
  /** What the server does not have yet, first done first. */
  waiting: readonly Act[];
  /** Badges earned that nobody has announced yet. */
  newBadges: BadgeName[];
  watchers: Set<() => void>;
  listeners: Set<(act: Act, answer: ActAnswer) => void>;
}

const boxes = new Map<string, ChildOutbox>();
const none: readonly Act[] = [];

function boxOf(childId: string): ChildOutbox {
  const known = boxes.get(childId);
  if (known) return known;
  const outbox = createOutbox<ActAnswer>({
    learner: childId,
    storage: actStorage,
    send: (act) => sendAct(act, childId),
    isSignedIn: async () => (await fetchSession())?.id === childId,
    changed: (waiting) => {
      box.waiting = waiting.length > 0 ? waiting : none;
      for (const watcher of box.watchers) watcher();
    },
    answered: (act, answer) => {
      if (answer.kind !== 'time') box.newBadges.push(...answer.newBadges);
      for (const listener of box.listeners) listener(act, answer);
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
  void outbox.keep([]).then(outbox.flush);
  return box;
}

/** The outbox of a child on this device. */
export function outboxOf(childId: string): Outbox<ActAnswer> {
  return boxOf(childId).outbox;
}

/** What of a child's acts the server does not have yet; the same list until it changes. */
export function waitingActs(childId: string): readonly Act[] {
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
  listener: (act: Act, answer: ActAnswer) => void,
): () => void {
  const { listeners } = boxOf(childId);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands over the badges newly earned; each is handed over once. */
export function takeNewBadges(childId: string): BadgeName[] {
  return boxOf(childId).newBadges.splice(0);
}
