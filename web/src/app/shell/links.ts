import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { AppPath, PublicPath } from '@/ui/paths.ts';

/** A link of the shell: where to, the key of its words, and to whom it shows; left out means everybody. */
export interface ShellLink {
  to: PublicPath | AppPath | `${AppPath}#${string}`;
  label: `nav.${NavName}`;
  viewers?: readonly Viewer[];
  /** To a child it says whom to ask. @see docs/requirements.md#r-no-prices-for-a-child */
  askGrownUp?: boolean;
}

type NavName =
  | 'quest-map'
  | 'saint-pius-x'
  | 'catechism'
  | 'ask-saint-pius-x'
  | 'saint-of-the-day'
  | 'daily-trivia'
  | 'about-us'
  | 'subscription'
  | 'donate'
  | 'gift'
  | 'demo'
  | 'word-search'
  | 'crossword'
  | 'coloring-page'
  | 'sunday-sheet'
  | 'blog'
  | 'dashboard'
  | 'class'
  | 'settings'
  | 'badges'
  | 'review'
  | 'login'
  | 'signup'
  | 'privacy'
  | 'terms';

const signedIn = ['parent', 'child', 'admin'] as const;
/** A child has it among its own links already. */
const notChildren = ['visitor', 'parent', 'admin'] as const;
export const grownUps = ['parent', 'admin'] as const;

/** What the navigation bar leads to, in its order. @see docs/requirements.md#r-navigation-bar */
export const mainLinks: readonly ShellLink[] = [
  { to: '/quest-map', label: 'nav.quest-map' },
  { to: '/saint-of-the-day', label: 'nav.saint-of-the-day', viewers: ['child'] },
  { to: '/daily-trivia', label: 'nav.daily-trivia', viewers: ['child'] },
];

/** A child's badges, where its page of progress shows them. */
export const badgesLink: ShellLink = {
  to: '/my-progress#badges',
  label: 'nav.badges',
  viewers: ['child'],
};

export const blogLink: ShellLink = { to: '/blog', label: 'nav.blog', viewers: grownUps };

export const learnMoreLinks: readonly ShellLink[] = [
  { to: '/saint-pius-x', label: 'nav.saint-pius-x' },
  { to: '/catechism', label: 'nav.catechism' },
  { to: '/ask-saint-pius-x', label: 'nav.ask-saint-pius-x', viewers: signedIn },
  { to: '/saint-of-the-day', label: 'nav.saint-of-the-day', viewers: notChildren },
  { to: '/about-us', label: 'nav.about-us' },
  { to: '/subscription', label: 'nav.subscription', askGrownUp: true },
  { to: '/donate', label: 'nav.donate', askGrownUp: true },
  { to: '/demo', label: 'nav.demo' },
];

export const printableLinks: readonly ShellLink[] = [
  { to: '/word-search', label: 'nav.word-search', viewers: grownUps },
  { to: '/crossword', label: 'nav.crossword', viewers: grownUps },
  { to: '/coloring-page', label: 'nav.coloring-page', viewers: grownUps },
  { to: '/sunday-sheet', label: 'nav.sunday-sheet', viewers: grownUps },
];

/** What the footer leads to, under three headings. @see docs/requirements.md#r-footer */
export const footerLinks = {
  quest: [
    { to: '/quest-map', label: 'nav.quest-map' },
    { to: '/catechism', label: 'nav.catechism' },
    { to: '/saint-pius-x', label: 'nav.saint-pius-x' },
  ],
  families: [
    { to: '/subscription', label: 'nav.subscription', askGrownUp: true },
    { to: '/gift', label: 'nav.gift', viewers: notChildren },
    { to: '/signup', label: 'nav.signup', viewers: ['visitor'] },
    { to: '/login', label: 'nav.login', viewers: ['visitor'] },
    { to: '/dashboard', label: 'nav.dashboard' },
    { to: '/class', label: 'nav.class', viewers: grownUps },
  ],
  about: [
    { to: '/about-us', label: 'nav.about-us' },
    { to: '/donate', label: 'nav.donate', askGrownUp: true },
    { to: '/privacy', label: 'nav.privacy' },
    { to: '/terms', label: 'nav.terms' },
  ],
} as const satisfies Record<string, readonly ShellLink[]>;
