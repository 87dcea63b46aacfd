import { splitLanguagePrefix } from '../language.ts';
import type { Role, Viewer } from './viewer.ts';

/** How a page differs for one viewer; a page without a variant is the same for everybody. */
export type PageVariant =
  | 'without-prices'
  | 'if-parent-allows'
  | 'family'
  | 'own-corner'
  | 'own'
  | 'picks-child'
  | 'own-childrens'
  | 'module-access'
  | 'second-factor';

export type RedirectTarget = '/login' | '/dashboard' | '/quest-map';

export type PageRule = { allow: true; variant?: PageVariant } | { to: RedirectTarget };

type PageRules = Record<Viewer, PageRule>;

const allow: PageRule = { allow: true };
const toLogin: PageRule = { to: '/login' };
const toDashboard: PageRule = { to: '/dashboard' };
const toQuestMap: PageRule = { to: '/quest-map' };
const as = (variant: PageVariant): PageRule => ({ allow: true, variant });

function rules(visitor: PageRule, parent: PageRule, child: PageRule, admin: PageRule): PageRules {
  return { visitor, parent, child, admin };
}

const everybody = rules(allow, allow, allow, allow);
const childWithoutPrices = rules(allow, allow, as('without-prices'), allow);
const signIn = rules(allow, toDashboard, toQuestMap, toDashboard);
const childOnly = rules(toLogin, toDashboard, allow, toDashboard);
const grownUps = rules(toLogin, allow, toDashboard, allow);
const lessons = rules(
  as('module-access'),
  as('module-access'),
  as('module-access'),
  as('module-access'),
);
const adminOnly = rules(toLogin, toDashboard, toDashboard, as('second-factor'));

/**
 * Which page is for whom: route pattern -> rule per viewer.
 * `:name` stands for one segment, a final `/*` for any further ones.
 * @see docs/requirements.md#r-pages
 */
export const pageAccess = {
  '/': everybody,
  '/saint-pius-x': everybody,
  '/catechism': everybody,
  '/quest-map': everybody,
  '/demo': everybody,
  '/about-us': everybody,
  '/privacy': everybody,
  '/terms': everybody,
  '/subscription': childWithoutPrices,
  '/donate': childWithoutPrices,
  '/gift': childWithoutPrices,
  '/gift-card': childWithoutPrices,
  '/my-donation': childWithoutPrices,
  '/redeem': rules(toLogin, allow, as('without-prices'), allow),
  '/login': signIn,
  '/signup': signIn,
  '/check-email': signIn,
  '/auth/confirm': everybody,
  '/auth/reset': everybody,
  '/auth/email': everybody,
  '/auth/goodbye': everybody,
  '/donation-success': everybody,
  '/payment-success': grownUps,
  '/purchases': grownUps,
  '/test-checkout/:session': rules(allow, allow, toDashboard, allow),
  '/saint-of-the-day': childOnly,
  '/daily-trivia': childOnly,
  '/ask-saint-pius-x': rules(toLogin, allow, as('if-parent-allows'), allow),
  '/blog': grownUps,
  '/blog/:slug': grownUps,
  '/word-search': grownUps,
  '/crossword': grownUps,
  '/coloring-page': grownUps,
  '/sunday-sheet': grownUps,
  '/dashboard': rules(toLogin, as('family'), as('own-corner'), as('family')),
  '/my-progress': rules(toLogin, as('picks-child'), as('own'), as('picks-child')),
  '/lessons': lessons,
  '/lesson/:moduleId/:lessonId': lessons,
  '/quiz/:lessonId': lessons,
  '/lesson/:lessonId': rules(toQuestMap, toQuestMap, toQuestMap, toQuestMap),
  '/login-cards': grownUps,
  '/settings': grownUps,
  '/class': grownUps,
  '/review-aloud': grownUps,
  '/conversations': grownUps,
  '/review': rules(toLogin, as('own-childrens'), as('own'), allow),
  '/certificate/:module': rules(toLogin, as('own-childrens'), as('own'), allow),
  '/admin': adminOnly,
  '/admin/*': adminOnly,
  '/import-demo': adminOnly,
  '/import-post': adminOnly,
} as const satisfies Record<string, PageRules>;

export type PagePattern = keyof typeof pageAccess;

export type PageDecision =
  | { kind: 'allow'; page: PagePattern; variant?: PageVariant }
  | { kind: 'redirect'; page: PagePattern; to: RedirectTarget; carryReturn: boolean }
  | { kind: 'unknown' };

/** The pattern's segments against the path's: `:name` takes any one, a final `*` one or more. */
function matches(pattern: string, segments: readonly string[]): boolean {
  const requested = pattern.split('/').slice(1);
  const open = requested.at(-1) === '*';
  if (open ? segments.length < requested.length : segments.length !== requested.length)
    return false;
  return segments.every((segment, index) => {
    const want = requested[index] ?? '*';
    return want === '*' || want.startsWith(':') ? segment !== '' : segment === want;
  });
}

/** The pattern of the page table that a path without language falls under, or null. */
function findPage(path: string): PagePattern | null {
  const segments = path.split('/').slice(1);
  const patterns = Object.keys(pageAccess) as PagePattern[];
  return patterns.find((pattern) => matches(pattern, segments)) ?? null;
}

/**
 * What happens when a viewer opens a path.
 * Takes a pathname with or without a language prefix and one final slash; query and hash are left
 * aside. A redirect names a path without language prefix; `carryReturn` says that the wanted place
 * goes along to /login. `unknown` is the 404 page, which everybody may see.
 * @see docs/requirements.md#r-route-guard
 */
export function decidePage(path: string, viewer: Viewer): PageDecision {
  const pathname = splitLanguagePrefix(path.replace(/[?#].*/s, '')).path;
  if (!pathname.startsWith('/')) return { kind: 'unknown' };
  const page = findPage(pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
  if (page === null) return { kind: 'unknown' };
  const rule: PageRule = pageAccess[page][viewer];
  if ('to' in rule) {
    return { kind: 'redirect', page, to: rule.to, carryReturn: rule.to === '/login' };
  }
  return rule.variant === undefined
    ? { kind: 'allow', page }
    : { kind: 'allow', page, variant: rule.variant };
}

/**
 * How somebody stands to the person a thing is about (a child, or the adult whose account it is).
 * The last four are no accounts: our own ledger and chat gate, the operator's safeguarding contact,
 * and who holds the link in a donation's receipt.
 */
export type Relation =
  | 'visitor'
  | 'child-self'
  | 'adult-self'
  | 'own-parent'
  | 'admin-own-family'
  | 'admin'
  | 'other-parent'
  | 'other-child'
  | 'ledger'
  | 'gate'
  | 'safeguarding-contact'
  | 'giver';

interface ThingRule {
  read: readonly Relation[];
  write: readonly Relation[];
}

/** An admin is a parent too: of an own child, all that a parent may. */
const parentOfIt = ['own-parent', 'admin-own-family'] as const;
const anyParent = [
  'adult-self',
  'own-parent',
  'other-parent',
  'admin',
  'admin-own-family',
] as const;
const anybody = ['visitor', 'child-self', 'other-child', ...anyParent] as const;
const admins = ['admin', 'admin-own-family'] as const;

/**
 * Who may read and write what. What is not in the table is refused.
 * Limits beside the relation stand with their feature: a comment's author has 15 minutes, lesson
 * media follow module access, a tracking event needs consent and an adult page.
 * @see docs/requirements.md#r-things
 */
export const thingAccess = {
  profile: {
    read: ['child-self', 'adult-self', ...parentOfIt, 'admin'],
    write: ['adult-self', ...parentOfIt],
  },
  /** A child's settings, password, chat on or off. */
  child: { read: parentOfIt, write: parentOfIt },
  /** Lesson parts, quiz results, badges, streaks, reviews. */
  progress: { read: ['child-self', ...parentOfIt, 'admin'], write: ['child-self'] },
  /** What a grown-up heard of an own child's catechism: it feeds the child's reviews. */
  'heard-review': { read: ['child-self', ...parentOfIt, 'admin'], write: parentOfIt },
  /** Active or not; the presenter leaves out for the child what was bought. */
  subscription: { read: ['child-self', 'adult-self', ...parentOfIt, 'admin'], write: ['ledger'] },
  /** Amounts, payments and refunds: never the child's. */
  order: { read: ['adult-self', ...parentOfIt, 'admin'], write: ['ledger'] },
  'chat-message': {
    read: ['child-self', 'adult-self', ...parentOfIt],
    write: ['child-self', 'adult-self'],
  },
  /**
   * Never shown to the family it is about, nor to an admin of that family.
   * @see docs/requirements.md#r-signs-of-harm
   */
  disclosure: { read: ['safeguarding-contact', 'admin'], write: ['gate'] },
  /** That the operator has dealt with one. */
  'disclosure-handling': {
    read: ['safeguarding-contact', 'admin'],
    write: ['safeguarding-contact', 'admin'],
  },
  'question-box': { read: parentOfIt, write: ['child-self'] },
  /** That a kept question was talked about. */
  'answered-question': { read: parentOfIt, write: parentOfIt },
  comment: { read: anyParent, write: ['adult-self', ...admins] },
  'blog-post': { read: anyParent, write: admins },
  'lesson-media': { read: anybody, write: admins },
  correction: { read: anybody, write: admins },
  /** "Report a mistake": anybody may, and only an admin reads it. */
  'mistake-report': { read: admins, write: anybody },
  donation: { read: ['giver', ...admins], write: ['giver'] },
  'tracking-event': { read: [], write: ['visitor', 'adult-self', 'other-parent'] },
  /** An admin's device for codes and its backup codes: nobody else's to see or to change. */
  'second-factor': { read: ['adult-self'], write: ['adult-self'] },
  /**
   * A family as the desk shows it: who it is, its access and orders; nothing of what its children
   * wrote.
   */
  'desk-family': { read: admins, write: admins },
  /** Who of the Church has read a text. @see docs/requirements.md#r-trust-line */
  reading: { read: anybody, write: admins },
  /** What admins did: written by what they do, never by hand. */
  'audit-log': { read: admins, write: [] },
  /** The figures of the week and what waits for an admin. */
  'desk-overview': { read: admins, write: [] },
  /** Export and deletion of a whole family; the person it is about is the owning parent. */
  family: { read: ['adult-self'], write: ['adult-self'] },
} as const satisfies Record<string, ThingRule>;

export type Thing = keyof typeof thingAccess;

function isThing(name: string): name is Thing {
  return Object.hasOwn(thingAccess, name);
}

function may(way: keyof ThingRule, thing: string, relation: Relation): boolean {
  if (!isThing(thing)) return false;
  const rule: ThingRule = thingAccess[thing];
  return rule[way].includes(relation);
}

/** Whether somebody so related may read a thing; an unknown thing is refused. */
export function mayRead(thing: string, relation: Relation): boolean {
  return may('read', thing, relation);
}

/**
 * Whether somebody so related may create, change or delete a thing; an unknown thing is refused.
 */
export function mayWrite(thing: string, relation: Relation): boolean {
  return may('write', thing, relation);
}

export interface Actor {
  id: string;
  role: Role;
  isAdmin: boolean;
}

export interface Subject {
  id: string;
  /** The parent of a child; null for an adult. */
  parentId: string | null;
}

/**
 * How the signed-in actor (null: nobody) stands to the person a thing is about (null: to nobody
 * in particular). The admin right counts for a parent's account only.
 */
export function relationTo(actor: Actor | null, subject: Subject | null): Relation {
  if (actor === null) return 'visitor';
  if (actor.role === 'child') return subject?.id === actor.id ? 'child-self' : 'other-child';
  if (subject?.id === actor.id) return 'adult-self';
  if (subject?.parentId === actor.id) return actor.isAdmin ? 'admin-own-family' : 'own-parent';
  return actor.isAdmin ? 'admin' : 'other-parent';
}
