import { keptSince } from '@pius/domain/retention.ts';
import { deviceKeys, deviceValue } from '@/ui/device/device-value.ts';
import { newKey } from '@/ui/new-key.ts';

const prefix = 'comments ';

/** Words that are not posted yet. */
export interface Draft {
  text: string;
  /** Under which these very words are sent, so that they are posted once. */
  key: string;
  /** Whether they have been sent under it, with or without an answer. */
  sent: boolean;
  /** When they were last changed. */
  at: number;
}

/** What one account keeps on this device: how its comments are signed, and what it has begun, by place. */
interface Kept {
  anonymous: boolean;
  drafts: Record<string, Draft>;
}

const nothing: Kept = { anonymous: true, drafts: {} };

const keptOf = (key: string) =>
  deviceValue(key, (value) => {
    const { anonymous, drafts } = value as Partial<Kept>;
    return anonymous !== undefined && drafts ? { anonymous, drafts } : null;
  });

const read = (key: string) => keptOf(key).get() ?? nothing;

function write(key: string, kept: Kept): void {
  const empty = kept.anonymous && Object.keys(kept.drafts).length === 0;
  keptOf(key).set(empty ? null : kept);
}

/**
 * What an account last chose on this device: Anonymous, unless it chose its first name.
 * @see docs/requirements.md#r-comments
 */
export function signsAnonymously(account: string): boolean {
  return read(prefix + account).anonymous;
}

/** Remembers how an account signs on this device. */
export function keepSigning(account: string, anonymous: boolean): void {
  write(prefix + account, { ...read(prefix + account), anonymous });
}

/** What an account has begun at a place: a post in a language, or a comment that is replied to. Null is nothing. */
export function readDraft(account: string, place: string): Draft | null {
  return read(prefix + account).drafts[place] ?? null;
}

/**
 * Keeps what is being typed. Words that were sent under a key and are changed get another one: the server may have the
 * first ones already. The empty text forgets them.
 */
export function keepDraft(account: string, place: string, text: string, now: number): void {
  const kept = read(prefix + account);
  const { [place]: before, ...drafts } = kept.drafts;
  if (text.trim() !== '') {
    const same = before && (!before.sent || before.text === text);
    drafts[place] = same
      ? { ...before, text, at: now }
      : { text, key: newKey(), sent: false, at: now };
  }
  write(prefix + account, { ...kept, drafts });
}

/** Notes that a draft is being sent. Out: what is sent; null where there is none. */
export function sendDraft(account: string, place: string): Draft | null {
  const kept = read(prefix + account);
  const draft = kept.drafts[place];
  if (!draft) return null;
  write(prefix + account, {
    ...kept,
    drafts: { ...kept.drafts, [place]: { ...draft, sent: true } },
  });
  return draft;
}

/** Forgets, of whatever account, what nobody has touched in its time (the privacy page tells it). */
export function forgetOldDrafts(now: number): void {
  const since = keptSince('comment-draft', new Date(now)).getTime();
  for (const key of deviceKeys(prefix)) {
    const kept = read(key);
    const young = Object.entries(kept.drafts).filter(([, { at }]) => at > since);
    if (young.length === Object.keys(kept.drafts).length) continue;
    write(key, { ...kept, drafts: Object.fromEntries(young) });
  }
}
