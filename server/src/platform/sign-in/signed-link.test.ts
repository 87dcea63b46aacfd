import { expect, it } from 'vitest';
import { readSignedLink, signLink } from './signed-link.ts';

const secret = 'a secret of thirty-two letters or more';
const token = signLink('one', secret, 'donation');

it('a link names what it was signed for', () => {
  expect(readSignedLink(token, secret, 'donation')).toBe('one');
});

it.each(['', '.', 'one', 'one.', token.slice(1), `${token}x`, token.replace('one', 'two')])(
  '%j is no link of ours',
  (other) => {
    expect(readSignedLink(other, secret, 'donation')).toBeNull();
  },
);

it('a link opens nothing else, and nothing of another server', () => {
  expect(readSignedLink(token, secret, 'gift')).toBeNull();
  expect(readSignedLink(token, `${secret}!`, 'donation')).toBeNull();
});
