import type { TrackedContent, TrackedEvent } from '@pius/domain/tracking/events.ts';
import { cookieChoice } from './cookie-choice.ts';

/**
 * What an event is about: one of our own words, and an amount in dollars; of a purchase its
 * checkout.
 */
export interface TrackedAbout {
  content_name?: TrackedContent;
  value?: number;
  session_id?: string;
}

/** Somebody has sent a form with an e-mail address. */
interface Sender {
  email: string;
  fullName?: string;
}

/** What happened on a page, until it is known whether it may be counted. */
export type Note = { path: string } & (
  | { event: TrackedEvent; about: TrackedAbout }
  | { sender: Sender }
);

const waiting: Note[] = [];
let taker: ((note: Note) => void) | null = null;

function note(happened: Note): void {
  if (cookieChoice() !== 'accepted') return;
  if (taker) taker(happened);
  else waiting.push(happened);
}

/**
 * Notes an event of the fixed list. Whether it is counted is for the gate to say; without "accept"
 * it is not even noted.
 * @see docs/requirements.md#r-tracking-events
 */
export function track(event: TrackedEvent, about: TrackedAbout = {}): void {
  note({ path: location.pathname, event, about });
}

/**
 * Notes who has sent a form, for the events after it, in the same way.
 * @see docs/requirements.md#r-captured-keys
 */
export function noteSender(sender: Sender): void {
  note({ path: location.pathname, sender });
}

/**
 * Gives what was noted on this page so far, and then all that is; null ends it. What was noted
 * elsewhere is let go.
 */
export function takeNotes(take: ((note: Note) => void) | null): void {
  taker = take;
  if (!take) return;
  for (const saved of waiting.splice(0)) if (saved.path === location.pathname) take(saved);
}
