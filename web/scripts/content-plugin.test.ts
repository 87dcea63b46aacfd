import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readModules, readPage } from './content-plugin.ts';

it('a page is its front matter and its text as HTML', () => {
  expect(readPage('---\ntitle: Terms\nitems: [1]\n---\n\n## One\n\n*Two*\n')).toEqual({
    front: { title: 'Terms', items: [1] },
    html: '<h2>One</h2>\n<p><em>Two</em></p>\n',
  });
});

it('a page without front matter is all text', () => {
  expect(readPage('Words\n\n---\n')).toEqual({ front: {}, html: '<p>Words</p>\n<hr>\n' });
});

it('of the course the browser has modules and titles, and no questions of the catechism', () => {
  const file = new URL('../../content/course.yaml', import.meta.url);
  const { modules } = readModules(readFileSync(file, 'utf8'));
  expect(modules.map(({ lessons }) => lessons.length)).toEqual([3, 16, 5, 12, 10, 6]);
  expect(modules[1]?.lessons[4]).toMatchObject({ slug: 'the-angels', title: { fr: 'Les anges' } });
  expect(JSON.stringify(modules)).not.toContain('"questions"');
});
