import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkChildName,
  childLoginName,
  composeChildEmail,
  isEmail,
  normaliseEmail,
} from './login-name.ts';

describe('childLoginName', () => {
  it.each([
    ['José María', 'josemaria'],
    ['Lucia', 'lucia'],
    ["Anne-Marie O'Neil", 'annemarieoneil'],
    ['Łukasz', 'lukasz'],
    ['Pia 2', 'pia2'],
    ['François-Cœur', 'francoiscoeur'],
    ['João', 'joao'],
    ['Ｌｕｃｉａ', 'lucia'],
    ['!!!', ''],
    ['Мария', ''],
  ])('%s logs in as %j', (name, login) => {
    expect(childLoginName(name)).toBe(login);
  });

  it('holds letters and digits only, and naming again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const login = childLoginName(name);
        expect(login).toMatch(/^[a-z0-9]*$/);
        expect(childLoginName(login)).toBe(login);
      }),
    );
  });
});

describe('composeChildEmail', () => {
  it('puts the child name before the at sign, after what the parent has there', () => {
    expect(composeChildEmail('mary+home@x.org', 'José María')).toBe('mary+home+josemaria@x.org');
  });

  it('is the same however the parent writes the address', () => {
    expect(composeChildEmail('  Parent@Example.COM ', 'Lucia')).toBe('parent+lucia@example.com');
  });

  it('is equal for names that are similar', () => {
    expect(composeChildEmail('p@x.org', 'jose maria')).toBe(
      composeChildEmail('p@x.org', 'José-María'),
    );
  });

  it.each([
    ['no address', 'Lucia'],
    ['p@x', 'Lucia'],
    ['', 'Lucia'],
    ['p@x.org', '...'],
    ['p@x.org', ''],
  ])('there is none for %j and %j', (parent, name) => {
    expect(composeChildEmail(parent, name)).toBeNull();
  });

  it('is never longer than an address may be', () => {
    const longDomain = `${`${'d'.repeat(60)}.`.repeat(3)}org`;
    const parent = `${'p'.repeat(60)}@${longDomain}`;
    expect(isEmail(parent)).toBe(true);
    expect(composeChildEmail(parent, 'l'.repeat(60))).toBeNull();
  });

  it('keeps the parent address readable and is an address itself', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,10}$/),
        fc.stringMatching(/^[a-z]{1,20}$/),
        (p, c) => {
          const composed = composeChildEmail(`${p}@x.org`, c);
          expect(composed).toBe(`${p}+${c}@x.org`);
          expect(isEmail(composed ?? '')).toBe(true);
        },
      ),
    );
  });
});

describe('checkChildName', () => {
  it.each(['Lucia', 'José María', 'X', '7', 'Anne-Marie', 'a'.repeat(60)])(
    '%s is a name',
    (name) => {
      expect(checkChildName(name)).toBeNull();
    },
  );

  it.each([
    ['', 'name_required'],
    ['   ', 'name_required'],
    ['a'.repeat(61), 'name_too_long'],
    ['😀'.repeat(61), 'name_too_long'],
    ['!?-', 'child_name_alphanumeric'],
    ['😀', 'child_name_alphanumeric'],
    ['Мария', 'child_name_alphanumeric'],
    ['Lu\u0000cia', 'child_name_alphanumeric'],
    ['Lu\r\ncia', 'child_name_alphanumeric'],
  ])('%j is refused as %s', (name, code) => {
    expect(checkChildName(name)).toBe(code);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'parent@example.com',
    'mary+home@x.org',
    "o'neil@example.co.uk",
    'first.last_2@sub-domain.example.org',
    `${'a'.repeat(64)}@x.org`,
  ])('%s is an address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@x.org',
    'a@',
    'a@b',
    'a@b.c',
    'a b@x.org',
    'a@x.org ',
    ' a@x.org',
    'a@x.org\n',
    'a@x.org\r\nBcc: b@x.org',
    '"a b"@x.org',
    'a(comment)@x.org',
    'a@@x.org',
    'a@x@y.org',
    "a'@x.org",
    '.a@x.org',
    'a.@x.org',
    'a..b@x.org',
    'a@.x.org',
    'a@x..org',
    'a@-x.org',
    'a@x-.org',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'é@x.org',
    'a@é.org',
    'a@x.org,b@x.org',
    '<a@x.org>',
    `${'a'.repeat(65)}@x.org`,
    `a@${'x'.repeat(64)}.org`,
    `a@${'xxxxxxxxx.'.repeat(26)}org`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers a very long text at once', () => {
    expect(isEmail(`${'a.'.repeat(1_000_000)}@`)).toBe(false);
  });
});

it('an address is stored trimmed and in lower case', () => {
  expect(normaliseEmail(' Mary@Example.ORG\n')).toBe('mary@example.org');
});
