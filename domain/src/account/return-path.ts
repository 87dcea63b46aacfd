import { decidePage } from './access.ts';

const longest = 512;

/** A path of plain segments: one slash before each, never two, no dot segment, nothing encoded. */
const plainPath = /^\/$|^(?:\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)+$/;

/** Names and values of plain or once-encoded characters; no encoded control character, `%` or `\`. */
const plainQuery = /^(?:[A-Za-z0-9._~=&+-]|%(?!25|5C|7F)(?:[2-7][0-9A-F]|[89A-F][0-9A-F]))*$/i;

const plainHash = /^[A-Za-z0-9_-]*$/;

/** Pages that exist to sign in: going back to them would lead round in a circle. */
const signInPages = new Set(['/login', '/signup', '/check-email']);

/**
 * Where to go after login: the wanted place if it is a path of ours, else null.
 * Takes what the address bar carried, as it stands; decodes nothing, so nothing can hide in a
 * second decoding. The place is not yet allowed to anybody: the page table decides that.
 * @see docs/requirements.md#r-return-path
 */
export function safeReturnPath(raw: string | null | undefined): string | null {
  if (typeof raw !== 'string' || raw.length > longest) return null;
  const [beforeHash = '', hash = '', ...moreHashes] = raw.split('#');
  const [path = '', query = '', ...moreQueries] = beforeHash.split('?');
  if (moreHashes.length > 0 || moreQueries.length > 0) return null;
  if (!plainPath.test(path) || !plainQuery.test(query) || !plainHash.test(hash)) return null;
  const page = decidePage(path, 'parent');
  return page.kind === 'unknown' || signInPages.has(page.page) ? null : raw;
}
