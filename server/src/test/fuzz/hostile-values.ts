import fc from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Texts that have broken something somewhere: characters no database keeps, other languages' code, lengths. */
export const hostileTexts = fc.constantFrom(
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00x', '\u202e', '\ufeff', '\r\nSet-Cookie: a=b'],
  ...["' or 1=1 --", '"; drop table "user"; --', "1'; select pg_sleep(9) --", '%', '_', '\\'],
  ...['../../../etc/passwd', '..%2f..%2fetc%2fpasswd', '/etc/passwd\0.png', 'file:///etc/passwd'],
  ...[
    '<script>alert(1)</script>',
    '#{7*7}',
    '{{7*7}}',
    '%s%n',
    '$(id)',
    '`id`',
    '(a+)+$',
    '[',
    '(',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
  ...['-1', '1e999', '0x10', '99999999999999999999', '2147483648', '1-99', '0-0', '9'.repeat(400)],
  ...[
    '9999-99-99',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    '2026-02-30T25:61:61Z',
    'infinity',
  ],
  ...['😀'.repeat(500), 'é'.repeat(5000), 'a'.repeat(100_000), 'ﷺ'.repeat(300), 'ß'.repeat(64)],
);

const hostileThings = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53 + 2, 2 ** 31, -(2 ** 63)],
  ...[[], {}, [[]], [null], { length: -1 }, { $ne: null }, { toString: 'x' }, deep(50), deep(3000)],
  ...[Array.from({ length: 3000 }, () => 0), { toJSON: 1 }],
);

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(hostileTexts, hostileThings);

/** A number that picks a place, and what is put there. */
export type Change = readonly [number, unknown];
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.tuple(fc.nat({ max: 10_000 }), hostileValues),
  { minLength: 0, maxLength: 2 },
);

/** A value with something else at one of its places; the value itself is one of them. */
function changed(value: unknown, [place, put]: Change): unknown {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const chosen = place % (names.length + 1);
  const name = names[chosen];
  const rest = Math.floor(place / (names.length + 1));
  if (name === undefined) {
    if (names.length === 0 || Array.isArray(value)) return put;
    return { ...(value as object), [rest % 2 ? 'extra' : 'constructor']: put };
  }
  const held = (value as Record<string, unknown>)[name];
  const other = rest % 3 === 0 ? undefined : changed(held, [rest, put]);
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? other : item));
  return { ...(value as object), [name]: other };
}

/** A value with hostile ones at some of its places. */
export const withChanges = (value: unknown, some: readonly Change[]): unknown =>
  some.reduce<unknown>(changed, value);
