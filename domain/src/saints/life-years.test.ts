import { describe, expect, it } from 'vitest';
import { checkYears, yearOf } from './life-years.ts';
import { goodSaint } from './saint-fixture.ts';

describe('yearOf', () => {
  it.each([
    [422, 422],
    ['about 422', 422],
    ['June 12, 1835', 1835],
    ['about 62', 62],
    ['12th century', null],
    ['about 1300 before Christ', -1300],
    [undefined, null],
  ])('%s is the year %s', (when, year) => {
    expect(yearOf(when, 'en')).toBe(year);
  });

  it('every language says "before Christ" in its own words', () => {
    expect(yearOf('vers 750 avant Jésus-Christ', 'fr')).toBe(-750);
    expect(yearOf('por volta de 750 antes de Cristo', 'pt-BR')).toBe(-750);
  });
});

describe('checkYears', () => {
  const result = (born: number | string | undefined, died: number | string | undefined) =>
    checkYears({ ...goodSaint('en'), born, died }, 4, 'en').map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );

  it('a life that can be is in order, also one of which a year is unknown', () => {
    expect(result(422, 'about 502')).toEqual([]);
    expect(result(undefined, 304)).toEqual([]);
    expect(result('3rd century', 304)).toEqual([]);
    expect(result('about 50 before Christ', 30)).toEqual([]);
  });

  it('a death before the birth is named', () => {
    expect(result(502, 'about 422')).toEqual([
      '4.died: "about 422" is earlier than the birth, "502".',
    ]);
  });

  it('a life longer than anybody lives is named', () => {
    expect(result(1335, 1914)).toEqual([expect.stringMatching(/^4.died: .* 579 years/)]);
  });

  it('a year to come is named where it stands', () => {
    expect(result(1835, 2914)).toEqual(['4.died: The year of "2914" has not come yet.']);
  });
});
