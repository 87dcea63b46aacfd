import { expect, test } from 'vitest';
import { isPartOf, recordedParts } from './recorded-part.ts';

const lesson = { teaching: [{ id: 'who-is-god' }, { id: 'where-is-god' }] };

test('the recorded parts of a lesson follow its page', () => {
  const parts = ['story', 'teaching:who-is-god', 'teaching:where-is-god', 'vocabulary'];
  expect(recordedParts(lesson)).toEqual(parts);
  expect(parts.every((part) => isPartOf(lesson, part))).toBe(true);
});

test.each(['quiz', 'teaching', 'teaching:', 'teaching:other', 'story '])(
  '%j is no part that can be recorded',
  (part) => expect(isPartOf(lesson, part)).toBe(false),
);
