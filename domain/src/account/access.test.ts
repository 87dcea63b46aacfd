import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidePage,
  mayRead,
  mayWrite,
  pageAccess,
  type Relation,
  relationTo,
  type Thing,
  thingAccess,
} from './access.ts';
import { type Viewer, viewers } from './viewer.ts';

/**
 * The table of pages once more: `ok`, a variant, or `-> place`, for v p c a.
 * @see docs/requirements.md#r-pages
 */
const table: [paths: string[], ...perViewer: [string, string, string, string]][] = [
  [
    ['/', '/saint-pius-x', '/catechism', '/quest-map', '/demo', '/about-us', '/privacy', '/terms'],
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  [
    ['/subscription', '/donate', '/gift', '/gift-card', '/my-donation'],
    'ok',
    'ok',
    'without-prices',
    'ok',
  ],
  [['/redeem'], '-> /login', 'ok', 'without-prices', 'ok'],
  [['/login', '/signup', '/check-email'], 'ok', '-> /dashboard', '-> /quest-map', '-> /dashboard'],
  [
    ['/auth/confirm', '/auth/reset', '/auth/email', '/auth/goodbye', '/donation-success'],
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  [['/payment-success', '/purchases'], '-> /login', 'ok', '-> /dashboard', 'ok'],
  [['/test-checkout/a-session'], 'ok', 'ok', '-> /dashboard', 'ok'],
  [['/saint-of-the-day', '/daily-trivia'], '-> /login', '-> /dashboard', 'ok', '-> /dashboard'],
  [['/ask-saint-pius-x'], '-> /login', 'ok', 'if-parent-allows', 'ok'],
  [
    ['/blog', '/blog/a-slug', '/word-search', '/crossword', '/coloring-page', '/sunday-sheet'],
    '-> /login',
    'ok',
    '-> /dashboard',
    'ok',
  ],
  [['/dashboard'], '-> /login', 'family', 'own-corner', 'family'],
  [['/my-progress'], '-> /login', 'picks-child', 'own', 'picks-child'],
  [
    ['/lessons', '/lesson/2/5', '/quiz/2-5'],
    'module-access',
    'module-access',
    'module-access',
    'module-access',
  ],
  [['/lesson/5'], '-> /quest-map', '-> /quest-map', '-> /quest-map', '-> /quest-map'],
  [
    ['/login-cards', '/settings', '/class', '/review-aloud', '/conversations'],
    '-> /login',
    'ok',
    '-> /dashboard',
    'ok',
  ],
  [['/review', '/certificate/2'], '-> /login', 'own-childrens', 'own', 'ok'],
  [
    ['/admin', '/admin/lesson-media', '/admin/a/b', '/import-demo', '/import-post'],
    '-> /login',
    '-> /dashboard',
    '-> /dashboard',
    'second-factor',
  ],
];

const rows = table.flatMap(([paths, ...perViewer]) =>
  paths.flatMap((path) =>
    viewers.map((viewer, index) => [viewer, path, perViewer[index] ?? ''] as const),
  ),
);

function accessOf(path: string, viewer: Viewer): string {
  const decision = decidePage(path, viewer);
  if (decision.kind === 'unknown') return 'unknown';
  if (decision.kind === 'redirect') return `-> ${decision.to}`;
  return decision.variant ?? 'ok';
}

describe('decidePage', () => {
  it.each(rows)('a %s who opens %s: %s', (viewer, path, expected) => {
    expect(accessOf(path, viewer)).toBe(expected);
    expect(accessOf(`/fr${path}`, viewer)).toBe(expected);
    expect(accessOf(`/pt-BR${path}?a=1#b`, viewer)).toBe(expected);
  });

  it('every page of the table is told of in this test', () => {
    const tried = new Set(
      rows.map(([viewer, path]) => {
        const decision = decidePage(path, viewer);
        return decision.kind === 'unknown' ? path : decision.page;
      }),
    );
    expect([...tried].sort()).toEqual(Object.keys(pageAccess).sort());
  });

  it('only the way to /login carries the wanted place', () => {
    for (const [viewer, path] of rows) {
      const decision = decidePage(path, viewer);
      if (decision.kind !== 'redirect') continue;
      expect(decision.carryReturn).toBe(decision.to === '/login');
    }
  });

  it.each([
    '/nowhere',
    '/Blog',
    '/lesson',
    '/lesson/1/2/3',
    '/lesson//2',
    '/quiz',
    '/quiz/',
    '/blog//',
    '//blog',
    '/administrator',
    '/en/blog',
    '/fr/fr/blog',
    'blog',
    'x/blog',
    '',
  ])('%j is unknown to everybody', (path) => {
    for (const viewer of viewers) expect(decidePage(path, viewer)).toEqual({ kind: 'unknown' });
  });

  it('one final slash is no other page', () => {
    expect(accessOf('/blog/', 'parent')).toBe('ok');
    expect(accessOf('/fr/', 'visitor')).toBe('ok');
  });

  it('nobody is sent round in a circle', () => {
    for (const viewer of viewers) {
      for (const place of ['/login', '/dashboard', '/quest-map']) {
        const first = decidePage(place, viewer);
        const next = first.kind === 'redirect' ? decidePage(first.to, viewer) : first;
        expect(next.kind).toBe('allow');
      }
    }
  });

  it('any path whatever is decided', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...viewers), (path, viewer) => {
        expect(['allow', 'redirect', 'unknown']).toContain(decidePage(path, viewer).kind);
      }),
    );
  });
});

const relations: Relation[] = [
  ...(['visitor', 'child-self', 'adult-self', 'own-parent', 'admin-own-family', 'admin'] as const),
  ...(['other-parent', 'other-child', 'ledger', 'gate', 'safeguarding-contact', 'giver'] as const),
];

describe('things', () => {
  it('a thing that is not in the table is refused to everybody', () => {
    for (const relation of relations) {
      for (const name of ['nothing', '', 'toString', '__proto__', 'constructor']) {
        expect(mayRead(name, relation)).toBe(false);
        expect(mayWrite(name, relation)).toBe(false);
      }
    }
  });

  const anybody =
    'visitor child-self adult-self own-parent admin-own-family admin other-parent other-child';
  const grownUps = 'adult-self own-parent admin-own-family admin other-parent';
  const admins = 'admin-own-family admin';
  const things: [Thing, string, string][] = [
    [
      'profile',
      'child-self adult-self own-parent admin-own-family admin',
      'adult-self own-parent admin-own-family',
    ],
    ['child', 'own-parent admin-own-family', 'own-parent admin-own-family'],
    ['progress', 'child-self own-parent admin-own-family admin', 'child-self'],
    ['heard-review', 'child-self own-parent admin-own-family admin', 'own-parent admin-own-family'],
    ['subscription', 'child-self adult-self own-parent admin-own-family admin', 'ledger'],
    ['order', 'adult-self own-parent admin-own-family admin', 'ledger'],
    ['chat-message', 'child-self adult-self own-parent admin-own-family', 'child-self adult-self'],
    ['disclosure', 'admin safeguarding-contact', 'gate'],
    ['disclosure-handling', 'admin safeguarding-contact', 'admin safeguarding-contact'],
    ['question-box', 'own-parent admin-own-family', 'child-self'],
    ['answered-question', 'own-parent admin-own-family', 'own-parent admin-own-family'],
    ['comment', grownUps, 'adult-self admin-own-family admin'],
    ['blog-post', grownUps, admins],
    ['lesson-media', anybody, admins],
    ['correction', anybody, admins],
    ['reading', anybody, admins],
    ['mistake-report', admins, anybody],
    ['desk-family', admins, admins],
    ['desk-overview', admins, ''],
    ['audit-log', admins, ''],
    ['second-factor', 'adult-self', 'adult-self'],
    ['donation', 'admin-own-family admin giver', 'giver'],
    ['tracking-event', '', 'visitor adult-self other-parent'],
    ['family', 'adult-self', 'adult-self'],
  ];

  it('every thing of the table is told of in this test', () => {
    expect(things.map(([thing]) => thing).sort()).toEqual(Object.keys(thingAccess).sort());
  });

  it.each(things)('%s is read by "%s" and written by "%s"', (thing, readers, writers) => {
    const list = (allowed: (relation: Relation) => boolean) => relations.filter(allowed).join(' ');
    expect(list((relation) => mayRead(thing, relation))).toBe(readers);
    expect(list((relation) => mayWrite(thing, relation))).toBe(writers);
  });

  it('a disclosure is never shown to an admin of that family', () => {
    expect(mayRead('disclosure', 'admin-own-family')).toBe(false);
    expect(mayRead('disclosure', 'own-parent')).toBe(false);
  });

  it('no stranger reads or writes what belongs to a family', () => {
    const strangers: Relation[] = ['visitor', 'other-parent', 'other-child'];
    const ofFamilies: Thing[] = [
      ...(['profile', 'child', 'progress', 'subscription', 'order', 'chat-message'] as const),
      ...(['disclosure', 'question-box', 'donation', 'family'] as const),
    ];
    for (const thing of ofFamilies) {
      for (const stranger of strangers) {
        expect(mayRead(thing, stranger) || mayWrite(thing, stranger)).toBe(false);
      }
    }
  });

  it('every thing names only relations that exist', () => {
    for (const rule of Object.values(thingAccess)) {
      for (const relation of [...rule.read, ...rule.write]) expect(relations).toContain(relation);
    }
  });
});

describe('relationTo', () => {
  const lucia = { id: 'lucia', parentId: 'anna' };
  const anna = { id: 'anna', parentId: null };
  const actor = (id: string, role: 'parent' | 'child', isAdmin = false) => ({ id, role, isAdmin });

  it.each([
    [null, lucia, 'visitor'],
    [actor('lucia', 'child'), lucia, 'child-self'],
    [actor('marco', 'child'), lucia, 'other-child'],
    [actor('lucia', 'child', true), anna, 'other-child'],
    [actor('anna', 'parent'), lucia, 'own-parent'],
    [actor('anna', 'parent', true), lucia, 'admin-own-family'],
    [actor('anna', 'parent'), anna, 'adult-self'],
    [actor('anna', 'parent', true), anna, 'adult-self'],
    [actor('berta', 'parent'), lucia, 'other-parent'],
    [actor('berta', 'parent', true), lucia, 'admin'],
    [actor('berta', 'parent', true), null, 'admin'],
    [actor('berta', 'parent'), null, 'other-parent'],
    [actor('marco', 'child'), null, 'other-child'],
  ] as const)('%j to %j is %s', (who, subject, relation) => {
    expect(relationTo(who, subject)).toBe(relation);
  });
});
