import { expect, it } from 'vitest';
import { readPage } from './content-plugin.ts';

it('a page is its front matter and its text as HTML', () => {
  expect(readPage('---\ntitle: Terms\nitems: [1]\n---\n\n## One\n\n*Two*\n')).toEqual({
    front: { title: 'Terms', items: [1] },
    html: '<h2>One</h2>\n<p><em>Two</em></p>\n',
  });
});

it('a page without front matter is all text', () => {
  expect(readPage('Words\n\n---\n')).toEqual({ front: {}, html: '<p>Words</p>\n<hr>\n' });
});
