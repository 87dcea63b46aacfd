import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewers } from '../account/viewer.ts';
import { allLessonIds, lessonIdsOfModule } from './ids.ts';
import { type QuestMapFacts, questMap } from './quest-map.ts';

const learner: QuestMapFacts = {
  lessonsDone: new Set(),
  viewer: 'child',
  hasActiveSubscription: true,
  isChildOfAdmin: false,
  orderOff: false,
};

function modulesDone(...modules: number[]): Set<string> {
  return new Set(modules.flatMap(lessonIdsOfModule));
}

/** The map in short: `completed`, `current`, or why locked. */
function stateOf(facts: Partial<QuestMapFacts>): string[] {
  return questMap({ ...learner, ...facts }).modules.map(({ state, lock }) => {
    if (lock === null) return state;
    return lock.kind === 'finish-previous' ? `after ${lock.module}` : lock.kind;
  });
}

describe('questMap', () => {
  it('a new child with access begins with module 1, and each later one waits for the one before', () => {
    expect(stateOf({})).toEqual(['current', 'after 1', 'after 2', 'after 3', 'after 4', 'after 5']);
  });

  it('with modules 1 and 2 completed the third is current', () => {
    expect(stateOf({ lessonsDone: modulesDone(1, 2) })).toEqual([
      ...['completed', 'completed', 'current', 'after 3', 'after 4', 'after 5'],
    ]);
  });

  it('a child without access asks the parent, whatever the order', () => {
    expect(stateOf({ hasActiveSubscription: false })).toEqual([
      ...['current', 'ask-parent', 'ask-parent', 'ask-parent', 'ask-parent', 'ask-parent'],
    ]);
  });

  it('the child of an admin goes on without a subscription', () => {
    const facts = {
      hasActiveSubscription: false,
      isChildOfAdmin: true,
      lessonsDone: modulesDone(1),
    };
    expect(stateOf(facts).slice(0, 3)).toEqual(['completed', 'current', 'after 2']);
  });

  it('a visitor signs in for what comes after module 1', () => {
    const facts = {
      viewer: 'visitor',
      hasActiveSubscription: false,
      lessonsDone: modulesDone(1),
    } as const;
    expect(stateOf(facts)).toEqual(['completed', ...Array(5).fill('sign-in')]);
  });

  it('for a parent modules 2 to 6 are the children’s', () => {
    expect(stateOf({ viewer: 'parent' })).toEqual(['current', ...Array(5).fill('children-only')]);
  });

  it('for an admin, and with the order switched off, every module is current', () => {
    expect(stateOf({ viewer: 'admin' })).toEqual(Array(6).fill('current'));
    expect(stateOf({ orderOff: true })).toEqual(Array(6).fill('current'));
  });

  it('switching the order off opens nothing that is not paid for', () => {
    expect(stateOf({ orderOff: true, hasActiveSubscription: false })[1]).toBe('ask-parent');
  });

  it('a completed module stays completed when its access has lapsed, and is not open', () => {
    const facts = { ...learner, hasActiveSubscription: false, lessonsDone: modulesDone(1, 2) };
    expect(questMap(facts).modules[1]).toMatchObject({
      state: 'completed',
      open: false,
      lock: null,
    });
  });

  it('a module jumped over is the one to finish first', () => {
    expect(stateOf({ lessonsDone: modulesDone(1, 3) })).toEqual([
      ...['completed', 'current', 'completed', 'after 2', 'after 4', 'after 5'],
    ]);
  });

  it('in the current module the first lesson not completed is current, the rest open', () => {
    const map = questMap({ ...learner, lessonsDone: new Set(['1-1']) });
    expect(map.modules[0]?.lessons.map(({ state }) => state)).toEqual([
      'completed',
      'current',
      'open',
    ]);
    expect(new Set(map.modules[1]?.lessons.map(({ state }) => state))).toEqual(new Set(['locked']));
  });

  it('the treasure opens with the last lesson', () => {
    const all = new Set(allLessonIds);
    expect(questMap({ ...learner, lessonsDone: all }).treasureUnlocked).toBe(true);
    all.delete('4-7');
    expect(questMap({ ...learner, lessonsDone: all }).treasureUnlocked).toBe(false);
  });

  it('whatever is done, in order there is at most one current module, and locked means a reason', () => {
    fc.assert(
      fc.property(
        fc.subarray([...allLessonIds]),
        fc.constantFrom(...viewers),
        fc.boolean(),
        fc.boolean(),
        (done, viewer, hasActiveSubscription, orderOff) => {
          const facts = {
            ...learner,
            lessonsDone: new Set(done),
            viewer,
            hasActiveSubscription,
            orderOff,
          };
          const { modules } = questMap(facts);
          const current = modules.filter(({ state }) => state === 'current');
          if (!orderOff && viewer !== 'admin') expect(current.length).toBeLessThanOrEqual(1);
          for (const module of modules) {
            expect(module.lock !== null).toBe(module.state === 'locked');
            if (module.state === 'current') expect(module.open).toBe(true);
          }
        },
      ),
    );
  });
});
