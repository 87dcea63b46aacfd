/** Letters and digits that nobody takes for one another: no 0, O, 1 or I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;
const group = 4;

/** The longest name of a giver and the longest greeting on a card. */
export const giverNameMax = 60;
export const greetingMax = 240;

/** How many random bytes a code is made of. */
export const giftCodeBytes = length;

/**
 * The code of a gift, made of random bytes, one for each of its 12 letters: 60 bits that nobody guesses. Throws where
 * bytes are missing.
 */
export function makeGiftCode(random: Uint8Array): string {
  if (random.length < length) throw new Error(`a gift code needs ${length} random bytes`);
  // 256 is a multiple of 32: every letter is as likely as any other.
  return [...random.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
}

/** A code as it is printed and read out: `ABCD-EFGH-JKLM`. */
export function formatGiftCode(code: string): string {
  return code.replace(new RegExp(`(.{${group}})(?=.)`, 'g'), '$1-');
}

/**
 * The code that somebody typed, whatever its case and whatever stands between its letters; null for what can be none.
 */
export function readGiftCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s\p{P}]/gu, '');
  return bare.length === length && [...bare].every((letter) => letters.includes(letter))
    ? bare
    : null;
}
