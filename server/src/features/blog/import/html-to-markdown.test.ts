import { expect, test } from 'vitest';
import { payloads } from '../../../test/payloads.ts';
import { renderPost } from '../render-post.ts';
import { cleanHtml } from './clean-html.ts';
import { markdownOf } from './html-to-markdown.ts';
import { Remarks } from './remarks.ts';
import { withoutShortcodes, withParagraphs } from './shortcodes.ts';

const toMarkdown = (html: string) => markdownOf(cleanHtml(html, new Remarks()));

test.each([
  ['<h1>One <b>two</b></h1><p>Three</p>', '## One **two**\n\nThree'],
  ['<p>a <strong>b </strong>c <em>d</em> <s>e</s></p>', 'a **b** c *d* ~~e~~'],
  ['<p><a href="https://a.example/x_(y)">there</a></p>', '[there](<https://a.example/x_(y)>)'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li><p>a</p><p>b</p></li><li>c</li></ol>', '3. a\n\n   b\n4. c'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['<pre>x &lt; `y`\n  z</pre>', '```\nx < `y`\n  z\n```'],
  ['<p>use <code>a`b</code></p>', 'use ``a`b``'],
  ['a<br>b<hr>c', 'a\\\nb\n\n---\n\nc'],
  ['<p>1. not a list</p><p># nor a heading</p>', '1\\. not a list\n\n\\# nor a heading'],
  [
    '<p>*stars* and [brackets] and snake_case _so_</p>',
    '\\*stars\\* and \\[brackets\\] and snake_case \\_so\\_',
  ],
  ['<p>&amp;lt;b&amp;gt; &lt;b&gt;</p>', '&amp;lt;b&amp;gt; &lt;b>'],
  [
    '<table><tr><td>a</td><td>&lt;</td></tr></table>',
    '<table><tbody><tr><td>a</td><td>&lt;</td></tr></tbody></table>',
  ],
  ['<p>a<strong>b<br></strong></p><p>c<br><br></p>', 'a**b**\n\nc'],
  ['<p><strong>a<br></strong>b</p>', '**a**\\\nb'],
  ['<a href="https://a.example"><h2>a</h2><p>b</p></a>', '[a b](<https://a.example>)'],
  ['<pre>a<br><b>b</b></pre>', '```\na\nb\n```'],
])('%s becomes the same in Markdown', (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of sanitised HTML, without its tags and spaces, and without NUL, which readers of HTML drop. */
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>|[\s\0]+/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '');

test.each(payloads.map((payload) => ({ payload })))(
  'readers get the same words of $payload as Markdown',
  ({ payload }) => {
    for (const html of [
      payload,
      `<p>Before ${payload} after</p>`,
      `<ul><li>${payload}</li></ul>`,
    ]) {
      const clean = cleanHtml(html, new Remarks());
      const { html: shown } = renderPost(markdownOf(clean));
      expect(shown.match(/<[^>]*>/g)?.join('') ?? '').not.toMatch(
        /<(script|img|iframe|svg|object|style)|\son\w+=|javascript:/i,
      );
      expect(wordsIn(shown)).toBe(wordsIn(clean));
    }
  },
);

test('what is left out is told, with what it was', () => {
  const remarks = new Remarks();
  cleanHtml(
    '<script src="https://a.example/x.js">alert(1)</script><iframe src="https://b.example"></iframe>' +
      '<img src="https://c.example/1.jpg"><img src="https://c.example/1.jpg"><p onclick="x">y</p>' +
      '<a href="java\nscript:alert(1)">z</a><style>*{}</style><video></video><form><input></form>',
    remarks,
  );
  expect(remarks.all()).toEqual([
    { code: 'script', count: 1, detail: 'https://a.example/x.js' },
    { code: 'frame', count: 1, detail: 'https://b.example' },
    { code: 'picture', count: 2, detail: 'https://c.example/1.jpg' },
    { code: 'handler', count: 1, detail: 'onclick' },
    { code: 'link', count: 1, detail: 'java\nscript:alert(1)' },
    { code: 'style', count: 1, detail: null },
    { code: 'media', count: 1, detail: null },
    { code: 'form', count: 2, detail: null },
  ]);
});

test('shortcodes go, the words between them and words in brackets stay', () => {
  const remarks = new Remarks();
  const text =
    '[caption id="a" width=3]<img src="x"> A lamp[/caption] [sic] [box]in[/box] [gallery] [1]';
  expect(withoutShortcodes(text, remarks)).toBe('<img src="x"> A lamp [sic] in  [1]');
  expect(remarks.all().map(({ detail }) => detail)).toEqual(['caption', 'box', 'gallery']);
});

test('a text without paragraphs gets them from its empty lines', () => {
  expect(withParagraphs('a\nb\r\n\r\n<h2>c</h2>\n\nd')).toBe('<p>a<br>b</p>\n<h2>c</h2>\n<p>d</p>');
  expect(withParagraphs('<p>a\n\nb</p>')).toBe('<p>a\n\nb</p>');
});
