import { expect, test } from 'vitest';
import { bareName } from './class-line-text.ts';

test.each([
  ['Lucia .....', 'Lucia'],
  ['Lucia....', 'Lucia'],
  ['Lucia . .. ...', 'Lucia'],
  ['Lucia B.', 'Lucia B.'],
  ['Lucia B. ,', 'Lucia B.'],
  ['Lucia ;;; -', 'Lucia'],
])('of %s the name is %s', (text, name) => {
  expect(bareName(text)).toBe(name);
});

test('long rows of stops behind a name are read through, whatever follows them', () => {
  const stops = ' ..'.repeat(400);
  expect(bareName(`Lucia${stops}`)).toBe('Lucia');
  expect(bareName(`Lucia${stops}x`)).toBe(`Lucia${stops}x`);
  expect(bareName(`Lucia${'.'.repeat(1000)}x`)).toBe(`Lucia${'.'.repeat(1000)}x`);
});
