import type { Language } from './language.ts';

const dayLength = 24 * 60 * 60 * 1000;
const yearDays = 365;

/** How long one kind of what is kept stays at most. */
interface RetentionPeriod {
  days: number;
  /** What is gone then, for the reader of this file and of `docs/security/data.md`. */
  covers: string;
}

/**
 * Every period after which something is deleted by itself, in the order of the privacy page's
 * table. The jobs obey this file and the table is printed from it; the words of each kind stand at
 * the head of `content/pages/privacy.<language>.md`.
 * @see docs/requirements.md#r-retention
 */
export const retention = {
  'deleted-family': { days: 30, covers: 'all of a family whose parent has deleted the account' },
  chat: { days: 30, covers: 'questions and answers of the chat, and how many there were a day' },
  'sign-of-harm': { days: yearDays, covers: 'what somebody wrote about being harmed' },
  'sign-of-harm-left': {
    days: 90,
    covers: 'the same, not dealt with when its account was deleted, without the account',
  },
  'mistake-report': { days: yearDays, covers: 'reports of mistakes in lessons and saints' },
  'removed-comment': { days: 90, covers: 'the words of a comment that an administrator removed' },
  'deleted-article': { days: 30, covers: 'articles in the bin, with the comments below them' },
  'comment-report': { days: yearDays, covers: 'reports of a comment' },
  'comment-draft': { days: 30, covers: 'a comment begun and not posted, on the device alone' },
  letter: { days: 30, covers: 'the record of a letter, also of which Saturdays had theirs' },
  'email-change': { days: 30, covers: 'a wish for another e-mail address, after its link is over' },
  'idle-session': { days: 30, covers: 'a session that nobody uses' },
  session: { days: 90, covers: 'any session' },
  'sign-up': {
    days: 7,
    covers: 'a sign-up that nobody confirms; most go a day after their last letter',
  },
  'old-link': {
    days: 1,
    covers: 'links and codes of letters, after they hold no more, and wishes for one not seen to',
  },
  attempts: { days: 1, covers: 'counts of calls and of wrong passwords, under a hash' },
  'class-line': { days: 1, covers: 'lines of a class list, by which none is taken twice' },
  'event-words': { days: 1, covers: 'what a conversion event says, where Meta has not taken it' },
  event: { days: 7, covers: 'that there was a conversion event' },
  'admin-act': { days: 2 * yearDays, covers: 'a line of the log of what administrators did' },
  unpaid: { days: 30, covers: 'orders and donations begun and never paid' },
  'payment-news': {
    days: 90,
    covers: 'numbers of what the payments service told, and payments of the TEST page',
  },
  cookie: { days: yearDays, covers: 'our cookies but the one of the session' },
} as const satisfies Record<string, RetentionPeriod>;

/** How long a cookie is kept, in seconds. */
export const cookieSeconds = retention.cookie.days * 24 * 60 * 60;

/** The name of a period. */
export type RetentionKind = keyof typeof retention;

export const retentionKinds = Object.keys(retention) as RetentionKind[];

/** Whether a word names a period. */
export function isRetentionKind(word: string): word is RetentionKind {
  return Object.hasOwn(retention, word);
}

/** What is of a kind and older than this moment has had its time. */
export function storedSince(kind: RetentionKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind].days * dayLength);
}

/** When what began at a moment has had its time. */
export function storedUntil(kind: RetentionKind, begun: Date): Date {
  return new Date(begun.getTime() + retention[kind].days * dayLength);
}

/** A period in words, such as "30 days" or "2 ans": whole years as years. */
export function formatPeriod(kind: RetentionKind, language: Language): string {
  const { days } = retention[kind];
  const [count, unit] = days % yearDays === 0 ? [days / yearDays, 'year'] : [days, 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}
