import type { PagePattern } from '@pius/domain/account/access.ts';
import type { SubscriptionType } from '@pius/domain/billing/plans.ts';
import { type Language, pathPrefixOf, splitLanguagePrefix } from '@pius/domain/language.ts';

/**
 * The public pages: each has an address per language (`/catechism`, `/fr/catechism`,
 * `/pt-BR/catechism`) and stands ready as HTML. Every other page belongs to the app: one address,
 * in the language chosen.
 */
export const publicPaths = [
  '/',
  '/saint-pius-x',
  '/catechism',
  '/quest-map',
  '/demo',
  '/about-us',
  '/subscription',
  '/donate',
  '/gift',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
  '/check-email',
] as const;

export type PublicPath = (typeof publicPaths)[number];
/** A page of the app at an address without parameters. */
export type AppPath = Exclude<PagePattern, PublicPath | `${string}${':' | '*'}${string}`>;

const openLesson = /^\/lesson\/1\/\d+$/;

/** Whether a path without language is a public page: one of the list, or a lesson of module 1. */
export function isPublicPath(path: string): boolean {
  return (publicPaths as readonly string[]).includes(path) || openLesson.test(path);
}

/**
 * The path without its language and without a slash at the end: `/fr/catechism/` gives
 * `/catechism`.
 */
export function pathWithoutLanguage(pathname: string): string {
  return splitLanguagePrefix(pathname).path.replace(/(?<!\/)\/+$/, '') || '/';
}

/**
 * The address of a page in a language. It takes a path without language, which may carry `?query`
 * and `#hash`.
 * @returns With the language in front for a public page, unchanged for a page of the app.
 */
export function localePath(path: string, language: Language): string {
  const end = path.search(/[?#]/);
  const bare = end < 0 ? path : path.slice(0, end);
  const prefix = pathPrefixOf(language);
  if (prefix === '' || !isPublicPath(bare)) return path;
  const rest = end < 0 ? '' : path.slice(end);
  return prefix + (bare === '/' ? '' : bare) + rest;
}

/**
 * The clean address of a page in a language, with its query but for `lang`.
 *
 * @param place where the page was opened, as anybody may have written it
 * @returns always a path of this site: two slashes in front would name another host
 */
export function addressIn(
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  const path = pathWithoutLanguage(pathname).replace(/^[/\\\s]+/, '/');
  return localePath(path, language) + (query.size ? `?${query}` : '');
}

/** The address of a lesson; module 1 to 6, lesson from 1. */
export function lessonPath(module: number, lesson: number): string {
  return `/lesson/${module}/${lesson}`;
}

/** The address of a lesson's quiz, named `module-lesson`. */
export function quizPath(module: number, lesson: number): string {
  return `/quiz/${module}-${lesson}`;
}

/**
 * The login page, with the place to return to afterwards.
 * @see docs/requirements.md#r-route-guard
 */
export function loginPath(returnTo?: string): string {
  return returnTo ? `/login?return=${encodeURIComponent(returnTo)}` : '/login';
}

/** The sign-up page, with the place to return to once the account is there. */
export function signUpPath(returnTo?: string): string {
  return returnTo ? `/signup?return=${encodeURIComponent(returnTo)}` : '/signup';
}

/** The plans with one of them chosen. */
export function planPath(plan: SubscriptionType): string {
  return `/subscription?plan=${plan}`;
}
