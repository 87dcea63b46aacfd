import { expect, test } from 'vitest';
import { blogPath, readAsk } from './blog-address.ts';

test('an address asks for words, a topic and a page', () => {
  expect(readAsk(new URLSearchParams('q=+prière+&category=teaching&after=x'))).toEqual({
    q: 'prière',
    category: 'teaching',
    after: 'x',
  });
  expect(readAsk(new URLSearchParams(`q=${'x'.repeat(300)}&category=gossip`))).toEqual({
    q: 'x'.repeat(200),
    category: null,
    after: null,
  });
});

test('what is asked for is read again from its address', () => {
  const ask = { q: 'à & b?', category: 'news', after: 'p1' } as const;
  expect(blogPath({})).toBe('/blog');
  expect(blogPath({ q: '', category: null })).toBe('/blog');
  expect(readAsk(new URLSearchParams(blogPath(ask).split('?')[1]))).toEqual(ask);
});
