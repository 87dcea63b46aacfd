import { expect, test } from 'vitest';
import { checkChildPassword } from '../account/password.ts';
import { seededRandom } from '../progress/activities.ts';
import { suggestPassword } from './suggest-password.ts';

const words = ['boat', 'lamb', 'star', 'moon', 'tree', 'bell'];

test('a suggested password has two words and two digits that are no letters', () => {
  const random = seededRandom('class');
  for (let count = 0; count < 200; count += 1) {
    const password = suggestPassword(words, random);
    expect(password).toMatch(/^(boat|lamb|star|moon|tree|bell){2}[2-9]{2}$/);
    expect(checkChildPassword(password)).toBeNull();
    expect(password.slice(0, 4)).not.toBe(password.slice(4, 8));
  }
});

test('words that give no password are refused', () => {
  expect(() => suggestPassword(['boat'], () => 0)).toThrow('too few words');
});
