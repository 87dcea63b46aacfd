import { storedSince } from '@pius/domain/retention.ts';
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

/**
 * What one account keeps on this device: how its comments are signed, and what it has begun, by
 * place.
 */
interface StoredDraft {
  anonymous: boolean;
  drafts: Record<string, Draft>;
}

const nothing: StoredDraft = { anonymous: true, drafts: {} };

const savedOf = (key: string) =>
  deviceValue(key, (value) => {
    const { anonymous, drafts } = value as Partial<StoredDraft>;
    return anonymous !== undefined && drafts ? { anonymous, drafts } : null;
  });

const read = (key: string) => savedOf(key).get() ?? nothing;

function write(key: string, saved: StoredDraft): void {
  const empty = saved.anonymous && Object.keys(saved.drafts).length === 0;
  savedOf(key).set(empty ? null : saved);
}

/**
 * What an account last chose on this device: Anonymous, unless it chose its first name.
 * @see docs/requirements.md#r-comments
 */
export function signsAnonymously(account: string): boolean {
  return read(prefix + account).anonymous;
}

/** Remembers how an account signs on this device. */
export function saveSigning(account: string, anonymous: boolean): void {
  write(prefix + account, { ...read(prefix + account), anonymous });
}

/**
 * What an account has begun at a place: a post in a language, or a comment that is replied to. Null
 * is nothing.
 */
export function readDraft(account: string, place: string): Draft | null {
  return read(prefix + account).drafts[place] ?? null;
}

/**
 * Keeps what is being typed. Words that were sent under a key and are changed get another one: the
 * server may have the first ones already. The empty text forgets them.
 */
export function saveDraft(account: string, place: string, text: string, now: number): void {
  const saved = read(prefix + account);
  const { [place]: before, ...drafts } = saved.drafts;
  if (text.trim() !== '') {
    const same = before && (!before.sent || before.text === text);
    drafts[place] = same
      ? { ...before, text, at: now }
      : { text, key: newKey(), sent: false, at: now };
  }
  write(prefix + account, { ...saved, drafts });
}

/**
 * Notes that a draft is being sent.
 * @returns What is sent; null where there is none.
 */
export function sendDraft(account: string, place: string): Draft | null {
  const saved = read(prefix + account);
  const draft = saved.drafts[place];
  if (!draft) return null;
  write(prefix + account, {
    ...saved,
    drafts: { ...saved.drafts, [place]: { ...draft, sent: true } },
  });
  return draft;
}

/**
 * Forgets, of whatever account, what nobody has touched in its time (the privacy page tells it).
 */
export function forgetOldDrafts(now: number): void {
  const since = storedSince('comment-draft', new Date(now)).getTime();
  for (const key of deviceKeys(prefix)) {
    const saved = read(key);
    const young = Object.entries(saved.drafts).filter(([, { at }]) => at > since);
    if (young.length === Object.keys(saved.drafts).length) continue;
    write(key, { ...saved, drafts: Object.fromEntries(young) });
  }
}
