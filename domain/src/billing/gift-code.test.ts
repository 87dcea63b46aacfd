import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatGiftCode, giftCodeBytes, makeGiftCode, readGiftCode } from './gift-code.ts';

const bytes = fc.uint8Array({ minLength: giftCodeBytes, maxLength: giftCodeBytes });

it('a code has twelve letters of which none looks like another', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(makeGiftCode(random)).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    }),
  );
});

it('a code is printed in three groups of four', () => {
  expect(formatGiftCode('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM');
});

it('a code is read as it was printed, in small letters, and with other marks in between', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom('-', ' ', '\u2013', ' - ', ''), (random, between) => {
      const code = makeGiftCode(random);
      const typed = ` ${formatGiftCode(code).toLowerCase().replaceAll('-', between)} `;
      expect(readGiftCode(typed)).toBe(code);
    }),
  );
});

it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-JKLM-N', 'ABCD-EFGH-JKL0', 'ABCD-EFGH-JKLI', '💒'.repeat(12)])(
  '%j can be no code',
  (typed) => {
    expect(readGiftCode(typed)).toBeNull();
  },
);

it('a code is not made of too little chance', () => {
  expect(() => makeGiftCode(new Uint8Array(4))).toThrow('needs 12 random bytes');
});

it('each of 32 letters is as likely as any other', () => {
  const made = Array.from({ length: 256 }, (_, byte) =>
    makeGiftCode(new Uint8Array(12).fill(byte)),
  );
  const counts = Object.values(Object.groupBy(made, (code) => code)).map((same) => same?.length);
  expect(counts).toEqual(Array(32).fill(8));
});

it('of more chance than a code needs the first bytes count', () => {
  const random = Uint8Array.from({ length: 40 }, (_, index) => index);
  expect(makeGiftCode(random)).toBe('ABCDEFGHJKLM');
});
