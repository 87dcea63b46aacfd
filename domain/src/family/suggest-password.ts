import { checkChildPassword } from '../account/password.ts';

/** Digits that no child takes for a letter. */
const digits = '23456789';

function pick<Item>(items: ArrayLike<Item>, random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/**
 * A password that a child can type: two short words and two digits, in small letters without
 * accents, such as `boatlamb47`.
 * @param words - Short words of the child's language.
 * @param random - What gives numbers from 0 up to 1.
 * @throws Where the words give none that a child may have.
 */
export function suggestPassword(words: readonly string[], random: () => number): string {
  for (let tries = 0; tries < 100; tries += 1) {
    const two = [pick(words, random), pick(words, random)];
    const password = `${two.join('')}${pick(digits, random)}${pick(digits, random)}`;
    if (two[0] !== two[1] && checkChildPassword(password) === null) return password;
  }
  throw new Error('There are too few words for a password.');
}
