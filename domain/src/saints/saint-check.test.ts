import { describe, expect, it } from 'vitest';
import { daysInMonth } from './feast-day.ts';
import type { Saint } from './saint.ts';
import { checkSaints, checkSaintsDiffer } from './saint-check.ts';
import { goodSaint } from './saint-fixture.ts';

const month = (number: number) =>
  Array.from({ length: daysInMonth(number) }, (_, index) => goodSaint('en', number, index + 1));

/** The findings after one change to a good month, each as `path: message`. */
function findings(change: (saints: Saint[]) => void, number = 2): string[] {
  const saints = month(number);
  change(saints);
  return checkSaints(number, saints, 'en').map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

function changed(place: number, fields: Partial<Saint>) {
  return (saints: Saint[]) => {
    Object.assign(saints[place] ?? {}, fields);
  };
}

describe('checkSaints', () => {
  it.each([1, 2, 4])('nothing is wrong with a whole month %s', (number) => {
    expect(findings(() => {}, number)).toEqual([]);
  });

  it('February has a saint on its 29th', () => {
    expect(findings((saints) => saints.pop())).toEqual([': No saint stands for day 29.']);
  });

  it('a remark may follow the feast day in brackets', () => {
    expect(findings(changed(28, { feastDay: 'February 29 (February 28 in other years)' }))).toEqual(
      [],
    );
  });

  const sentence = 'One two three four five six seven eight nine ten eleven twelve thirteen. ';
  it.each<[string, Partial<Saint>, RegExp]>([
    ['a day that the month has not', { day: 31 }, /^3.day: February has no day 31\.$/],
    ['a day that stands twice', { day: 3 }, /^3.day: Day 3 stands twice\.$/],
    [
      'a feast day of another date',
      { feastDay: 'February 5' },
      /^3.feastDay: "February 5" is not the date of day 4/,
    ],
    [
      'a feast day of another language',
      { feastDay: '4 février' },
      /^3.feastDay: "4 février" is not/,
    ],
    ['words behind the feast day', { feastDay: 'February 4 in France' }, /^3.feastDay: /],
    [
      'a short life',
      { bio: 'Too short a life for a child to read with joy.' },
      /^3.bio: There are 11 words in "bio"/,
    ],
    [
      'too much virtue',
      { virtues: sentence.repeat(4) },
      /^3.virtues: There are 52 words in "virtues"/,
    ],
    [
      'a long sentence',
      { heroism: `${'word '.repeat(17)}. Word word word.` },
      /^3.heroism: A sentence has 17 words, 16 at most/,
    ],
    [
      'long sentences on average',
      {
        bio: sentence.repeat(5),
        virtues: sentence.repeat(3),
        heroism: sentence.repeat(3),
        contributions: sentence.repeat(3),
      },
      /^3.bio: Sentences have 13 words on average/,
    ],
    [
      'a death before the birth',
      { born: 1100 },
      /^3.died: "1049" is earlier than the birth, "1100"\.$/,
    ],
    [
      'a source that cannot be looked up',
      { source: 'Tradition' },
      /^3.source: There are 1 words in the source/,
    ],
  ])('%s is named', (_, fields, message) => {
    expect(findings(changed(3, fields))).toContainEqual(expect.stringMatching(message));
  });

  it('days that are not in their order are named', () => {
    expect(findings((saints) => saints.reverse())).toContain('1.day: Day 28 stands after day 29.');
  });
});

describe('checkSaintsDiffer', () => {
  it('a saint who stands in an earlier month is named in the later one, by id or name', () => {
    const later = month(3);
    Object.assign(later[4] ?? {}, { id: 'saint-1-7' });
    Object.assign(later[6] ?? {}, { name: 'SAINT 1 9' });
    const results = checkSaintsDiffer(
      new Map([
        [1, month(1)],
        [3, later],
      ]),
    );
    expect([...results]).toMatchObject([
      [
        3,
        [
          { path: [4, 'id'], message: 'The id "saint-1-7" stands on January 7 already.' },
          { path: [6, 'name'], message: 'The name "SAINT 1 9" stands on January 9 already.' },
        ],
      ],
    ]);
  });
});
