import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentPlugin, readModules, readPage } from './content-plugin.ts';

it('a page is its front matter and its text as HTML', () => {
  expect(readPage('---\ntitle: Terms\nitems: [1]\n---\n\n## One\n\n*Two*\n', 'en')).toEqual({
    front: { title: 'Terms', items: [1] },
    html: '<h2>One</h2>\n<p><em>Two</em></p>\n',
  });
});

it('a page without front matter is all text', () => {
  expect(readPage('Words\n\n---\n', 'en')).toEqual({ front: {}, html: '<p>Words</p>\n<hr>\n' });
});

it('a page does not break "e-mail" at its hyphen', () => {
  const { transform } = contentPlugin() as { transform: (source: string, id: string) => unknown };
  expect(transform('By e-mail.', '/content/pages/faq.en.md')).toMatchObject({
    code: expect.stringContaining('By e-\u2060mail.'),
  });
});

it('a page is kept whole in its text and at its head, and not in its ids and addresses', () => {
  const { transform } = contentPlugin() as { transform: (source: string, id: string) => unknown };
  const source =
    '---\nfaq: [{ id: each-child, answer: In 30 days }]\n---\n\n[Aidez-nous](/about-us)\n';
  expect(transform(source, '/content/pages/faq.fr.md')).toMatchObject({
    code: `export default ${JSON.stringify({
      front: { faq: [{ id: 'each-child', answer: 'In 30\u00a0days' }] },
      html: '<p><a href="/about-us">Aidez-nous</a></p>\n',
    })};`,
  });
});

it('of the course the browser has modules and titles, and no questions of the catechism', () => {
  const file = new URL('../../content/course.yaml', import.meta.url);
  const { modules } = readModules(readFileSync(file, 'utf8'));
  expect(modules.map(({ lessons }) => lessons.length)).toEqual([3, 16, 5, 12, 10, 6]);
  expect(modules[1]?.lessons[4]).toMatchObject({ slug: 'the-angels', title: { fr: 'Les anges' } });
  expect(JSON.stringify(modules)).not.toContain('"questions"');
});
