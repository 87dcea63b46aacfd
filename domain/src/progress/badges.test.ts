import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BadgeFacts, badgeDistance, badgeNames, earnedBadges } from './badges.ts';

const nothing: BadgeFacts = {
  lessonsCompleted: 0,
  modulesCompleted: 0,
  hasPerfectQuiz: false,
  longestStreak: 0,
};

describe('earnedBadges', () => {
  it.each<[Partial<BadgeFacts>, string[]]>([
    [{}, []],
    [{ lessonsCompleted: 1 }, ['firstSteps']],
    [{ hasPerfectQuiz: true }, ['scholar']],
    [{ modulesCompleted: 1 }, ['moduleNovice']],
    [{ modulesCompleted: 2 }, ['moduleNovice']],
    [{ modulesCompleted: 3 }, ['moduleNovice', 'moduleAdept']],
    [{ modulesCompleted: 5 }, ['moduleNovice', 'moduleAdept', 'moduleMaster']],
    [{ longestStreak: 2 }, []],
    [{ longestStreak: 3 }, ['dedicatedLearner']],
    [{ longestStreak: 7 }, ['dedicatedLearner', 'faithfulStudent']],
    [{ longestStreak: 29 }, ['dedicatedLearner', 'faithfulStudent']],
    [{ longestStreak: 30 }, ['dedicatedLearner', 'faithfulStudent', 'saintInTraining']],
  ])('%j earns %j', (facts, badges) => {
    expect(earnedBadges({ ...nothing, ...facts })).toEqual(badges);
  });

  it('the eight names are all there, in their order', () => {
    expect(badgeNames).toEqual([
      ...['firstSteps', 'scholar', 'moduleNovice', 'moduleAdept', 'moduleMaster'],
      ...['dedicatedLearner', 'faithfulStudent', 'saintInTraining'],
    ]);
  });

  it('more never earns less', () => {
    const facts = fc.record({
      lessonsCompleted: fc.nat(52),
      modulesCompleted: fc.nat(6),
      hasPerfectQuiz: fc.boolean(),
      longestStreak: fc.nat(40),
    });
    fc.assert(
      fc.property(facts, fc.nat(10), (before, more) => {
        const after = {
          ...before,
          longestStreak: before.longestStreak + more,
          modulesCompleted: before.modulesCompleted + more,
        };
        expect(earnedBadges(after)).toEqual(expect.arrayContaining(earnedBadges(before)));
      }),
    );
  });
});

describe('badgeDistance', () => {
  it('says how much there is and how much is missing', () => {
    expect(badgeDistance('faithfulStudent', { ...nothing, longestStreak: 4 })).toEqual({
      have: 4,
      needed: 7,
      missing: 3,
    });
    expect(badgeDistance('scholar', nothing)).toEqual({ have: 0, needed: 1, missing: 1 });
  });

  it('never counts past the threshold', () => {
    expect(badgeDistance('firstSteps', { ...nothing, lessonsCompleted: 52 })).toEqual({
      have: 1,
      needed: 1,
      missing: 0,
    });
  });
});
