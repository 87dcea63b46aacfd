/**
 * A comment waits for approval, is shown, or was removed; one its author deleted is removed and has
 * no text any more.
 */
export const commentStates = ['waiting', 'shown', 'removed'] as const;

export type CommentState = (typeof commentStates)[number];

/** For how long an author may change a comment. @see docs/requirements.md#r-comments */
export const editMinutes = 15;

/** The longest comment, and the longest note to a report, in characters as a reader counts them. */
export const longestComment = 2000;
export const longestReportNote = 500;

/** The longest reason in an admin's own words, by which a comment is removed. */
export const longestRemovalReason = 300;

/** As many replies a comment takes. */
export const mostReplies = 100;

/** What a reader can find wrong with a comment. */
export const commentReportReasons = ['unkind', 'private', 'advert', 'doctrine', 'other'] as const;
export type CommentReportReason = (typeof commentReportReasons)[number];

/**
 * Marks that turn the direction of writing around, and other signs that are not seen. Two joiners
 * stay: some scripts and emojis need them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const needed = /[\n\u200c\u200d]/;

/**
 * A comment as it is kept: plain text, line breaks of one kind, no signs that are not seen, nothing
 * empty at its ends and no more than one empty line between paragraphs.
 */
export function cleanComment(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, (sign) => (needed.test(sign) ? sign : ''))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How long a comment is, in characters as a reader counts them. */
export function commentLength(typed: string): number {
  return Array.from(cleanComment(typed)).length;
}

/**
 * The code of what is wrong with a comment, or null.
 * @param typed - What was typed, cleaned or not.
 */
export function checkComment(typed: string): 'comment_empty' | 'comment_too_long' | null {
  const length = commentLength(typed);
  if (length === 0) return 'comment_empty';
  return length > longestComment ? 'comment_too_long' : null;
}

/** Until when the author may change a comment. */
export function commentEditableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + editMinutes * 60 * 1000);
}

const longestFirstName = 40;
const isCapitals = (word: string) =>
  /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toLocaleUpperCase('en');

/**
 * The first name alone, of a grown-up's full name: what stands over a comment, so that no other
 * family learns the last name. A last name that comes first is known by its comma ("Rossi, Maria")
 * or by its capitals ("DUPONT Marie").
 * @returns The empty text where nothing is left.
 */
export function firstNameOf(fullName: string): string {
  const plain = fullName.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  const comma = plain.indexOf(',');
  const words = (comma < 0 ? plain : plain.slice(comma + 1)).trim().split(' ').filter(Boolean);
  const first = words.find((word) => !isCapitals(word)) ?? words[0] ?? '';
  return Array.from(first).slice(0, longestFirstName).join('');
}
