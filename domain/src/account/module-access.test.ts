import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideModuleAccess } from './module-access.ts';
import { viewers } from './viewer.ts';

const none = { hasActiveSubscription: false, isChildOfAdmin: false };
const laterModule = fc.integer({ min: 2, max: 6 });

describe('decideModuleAccess', () => {
  it('module 1 is open to everyone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...viewers),
        fc.boolean(),
        fc.boolean(),
        (viewer, hasActiveSubscription, isChildOfAdmin) => {
          const question = { viewer, module: 1, hasActiveSubscription, isChildOfAdmin };
          expect(decideModuleAccess(question)).toEqual({ open: true });
        },
      ),
    );
  });

  it('a visitor is asked to sign in for modules 2 to 6', () => {
    fc.assert(
      fc.property(laterModule, (module) => {
        const access = decideModuleAccess({ viewer: 'visitor', module, ...none });
        expect(access).toEqual({ open: false, reason: 'sign-in' });
      }),
    );
  });

  it('a child without a subscription asks the parent', () => {
    expect(decideModuleAccess({ viewer: 'child', module: 2, ...none })).toEqual({
      open: false,
      reason: 'ask-parent',
    });
  });

  it('a child with an active subscription opens modules 2 to 6', () => {
    fc.assert(
      fc.property(laterModule, (module) => {
        const question = { ...none, viewer: 'child', module, hasActiveSubscription: true } as const;
        expect(decideModuleAccess(question)).toEqual({ open: true });
      }),
    );
  });

  it('the child of an admin opens every module without paying', () => {
    fc.assert(
      fc.property(laterModule, (module) => {
        const question = { ...none, viewer: 'child', module, isChildOfAdmin: true } as const;
        expect(decideModuleAccess(question)).toEqual({ open: true });
      }),
    );
  });

  it('a parent is refused modules 2 to 6, with or without a subscription', () => {
    fc.assert(
      fc.property(laterModule, fc.boolean(), (module, hasActiveSubscription) => {
        const question = { ...none, viewer: 'parent', module, hasActiveSubscription } as const;
        expect(decideModuleAccess(question)).toEqual({ open: false, reason: 'children-only' });
      }),
    );
  });

  it('an admin opens every module', () => {
    expect(decideModuleAccess({ viewer: 'admin', module: 6, ...none })).toEqual({ open: true });
  });
});
