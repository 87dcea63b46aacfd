import type { PagePattern } from '../account/access.ts';
import type { Viewer } from '../account/viewer.ts';
import { splitLanguagePrefix } from '../language.ts';

/**
 * The adult pages: the only ones where anything is counted, and whether Meta's script may stand
 * there. It may not where the address itself opens something: the script tells Meta the address.
 * @see docs/requirements.md#r-tracking-gate
 */
const adultPages: Partial<Record<PagePattern, 'script' | 'no script'>> = {
  '/': 'script',
  '/subscription': 'script',
  '/signup': 'script',
  '/donate': 'script',
  '/demo': 'script',
  '/auth/confirm': 'no script',
  '/payment-success': 'no script',
  '/donation-success': 'no script',
};

function pageOf(path: string): PagePattern {
  const bare = splitLanguagePrefix(path).path;
  return (bare === '/' ? bare : bare.replace(/\/$/, '')) as PagePattern;
}

/**
 * Whether something may be counted on a page.
 * @param path - A pathname, with or without a language.
 * @see docs/requirements.md#r-tracking-gate
 */
export function isAdultPage(path: string): boolean {
  return Object.hasOwn(adultPages, pageOf(path));
}

/**
 * Whether Meta's own script may be loaded on a page.
 * @param path - A pathname, with or without a language.
 */
export function isScriptPage(path: string): boolean {
  return isAdultPage(path) && adultPages[pageOf(path)] === 'script';
}

/** All that decides whether something may be counted. */
export interface TrackingSituation {
  /** What the cookie banner was answered; null is not yet. */
  consent: string | null;
  /** Who is signed in by the server's own word; null while it has said nothing. */
  viewer: Viewer | null;
  /** The page, as a pathname with or without a language. */
  path: string;
  /** A child has been logged in in this browser profile, whenever that was. */
  heldChild: boolean;
  /** Global Privacy Control, or Do Not Track. */
  privacySignal: boolean;
  online: boolean;
}

/**
 * The one gate: whether anything may be counted, kept for counting, or loaded for it.
 * @see docs/requirements.md#r-tracking-gate
 * @see docs/requirements.md#r-no-third-party-for-children
 */
export function mayTrack(situation: TrackingSituation): boolean {
  const { consent, viewer, path, heldChild, privacySignal, online } = situation;
  const adult = viewer !== null && viewer !== 'child';
  return (
    consent === 'accepted' && adult && isAdultPage(path) && !heldChild && !privacySignal && online
  );
}
