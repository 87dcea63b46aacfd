import { expect, it } from 'vitest';
import type { Saint } from './saint.ts';
import { goodSaint } from './saint-fixture.ts';
import { checkSaintsParity } from './saint-parity.ts';

function findings(english: Partial<Saint>, french: Partial<Saint>): string[] {
  return checkSaintsParity(
    { saints: [{ ...goodSaint('en'), ...english }], language: 'en' },
    { saints: [{ ...goodSaint('fr'), ...french }], language: 'fr' },
  ).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('two languages of a month that say the same agree', () => {
  expect(findings({}, {})).toEqual([]);
  expect(findings({ born: 'about 962' }, { born: 'vers 962' })).toEqual([]);
  expect(findings({ born: '3rd century' }, { born: 'IIIe siècle' })).toEqual([]);
});

it('another saint on a day is named', () => {
  expect(findings({}, { id: 'other' })).toEqual([
    '0.id: Here stands "other", in the other language "mary-mother-of-god".',
  ]);
});

it('another year, or one that only one language has, is named', () => {
  expect(findings({ died: 1049 }, { died: 1094 })).toHaveLength(1);
  expect(findings({ born: 'about 962' }, { born: 962 })).toEqual([
    '0.born: Here stands "962", in the other language "962, in words".',
  ]);
  expect(findings({ born: undefined }, {})).toHaveLength(1);
});

it('a text that is not translated is named', () => {
  expect(findings({}, { virtues: goodSaint('en').virtues })).toEqual([
    '0.virtues: "virtues" of mary-mother-of-god is the same in another language.',
  ]);
});
