import { longest } from '@pius/domain/blog/post.ts';
import { describe, expect, test } from 'vitest';
import { payloads } from '../../test/payloads.ts';
import { isAllSafe, renderPost } from './render-post.ts';

/** What a tag of an answer may be, to the letter: nothing else can do anything. */
const harmless = [
  /^<\/?(h[2-4]|p|strong|em|del|sup|sub|a|ul|ol|li|blockquote|pre|code|figure|figcaption)>$/,
  /^<\/?(table|thead|tbody|tr|th|td)>$/,
  /^<(br|hr) \/>$/,
  /^<h[2-4] id="part-[a-z0-9-]+">$/,
  /^<ol start="\d+">$/,
  /^<a href="(\/(?![/\\])|#|mailto:|(?!\w*:|\/|\\)[\w%])[^"<>]*">$/,
  /^<a href="https?:\/\/[^"<>]*" rel="noopener noreferrer nofollow">$/,
  /^<img src="\/storage\/v1\/[^"<>]*"( alt="[^"<>]*")? \/>$/,
];

/** The tags of an answer that may do something. A `<` that begins a tag is never left of a text. */
function harmful(html: string): string[] {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.filter((tag) => !harmless.some((form) => form.test(tag)));
}

describe('a payload', () => {
  test('is told from what is harmless', () => {
    for (const html of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<img src="x" />',
    ]) {
      expect(harmful(html)).toHaveLength(1);
    }
  });

  test.each(payloads.map((payload) => ({ payload })))('does nothing: $payload', ({ payload }) => {
    for (const source of [payload, `Before ${payload} after`, `- ${payload}\n`, `# ${payload}`]) {
      const { html, contents } = renderPost(source);
      expect(harmful(html), html).toEqual([]);
      for (const { id } of contents) expect(id).toMatch(/^part-/);
    }
  });

  test('does nothing beside any other', () => {
    expect(harmful(renderPost(payloads.join('\n\n')).html)).toEqual([]);
    expect(harmful(renderPost(payloads.join('')).html)).toEqual([]);
  });
});

describe('Markdown', () => {
  test('keeps what a writer means', () => {
    const { html } = renderPost(
      '# One\n\n**bold** _soft_ ~~gone~~\n\n1. a\n2. b\n\n> quoted\n\n[there](/catechism)\n\n![a lamp](/storage/v1/lamp)',
    );
    expect(html).toBe(
      '<h2 id="part-one">One</h2>\n<p><strong>bold</strong> <em>soft</em> <del>gone</del></p>\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<blockquote>\n<p>quoted</p>\n</blockquote>\n<p><a href="/catechism">there</a></p>\n<p><img src="/storage/v1/lamp" alt="a lamp" /></p>\n',
    );
  });

  test('gives headings anchors of their own, without accents', () => {
    const { contents } = renderPost('## À l’heure\n\n### Qui ?\n\n## À l’heure\n\n## ?\n\n##');
    expect(contents).toEqual([
      { id: 'part-a-l-heure', title: 'À l’heure', level: 2 },
      { id: 'part-qui', title: 'Qui ?', level: 3 },
      { id: 'part-a-l-heure-2', title: 'À l’heure', level: 2 },
      { id: 'part-text', title: '?', level: 2 },
    ]);
  });

  test('names a heading by its words alone', () => {
    expect(renderPost('## *Bread* & <b>"wine"</b> < 3').contents[0]?.title).toBe(
      'Bread & "wine" < 3',
    );
  });

  test('gives the search its words', () => {
    expect(renderPost('## Faith & hope\n\n- **one**\n- two').text.split(/\s+/)).toEqual([
      'Faith',
      '&',
      'hope',
      'one',
      'two',
      '',
    ]);
  });

  test('of which something is taken away is not all safe', () => {
    expect(isAllSafe('## Faith\n\n"Hope" & [love](/catechism)\n\n1. a\n')).toBe(true);
    expect(isAllSafe('Hello <u>you</u>')).toBe(false);
    expect(isAllSafe('![x](https://evil.example/x.png)')).toBe(false);
  });

  test.each(['>', '- ', '[', '*a ', '**a*', '<', '<div>', '[a](', '~a', '&', '|a'])(
    'of the greatest length is done within seconds: %s over and over',
    (mark) => {
      const source = mark.repeat(longest.source / mark.length);
      try {
        expect(harmful(renderPost(source).html)).toEqual([]);
      } catch (error) {
        expect(error).toMatchObject({ code: 'post_unreadable' });
      }
    },
  );
});

describe('a text that would keep the server busy', () => {
  test('of headings alone, all alike, gives each its anchor', () => {
    const { contents } = renderPost('# a\n'.repeat(longest.source / 4));
    const ids = contents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(longest.source / 4);
    expect(ids.slice(0, 3)).toEqual(['part-a', 'part-a-2', 'part-a-3']);
    expect(ids.at(-1)).toBe(`part-a-${longest.source / 4}`);
  });

  test('of marks of emphasis alone is refused, and what comes next is read', () => {
    expect(() => renderPost('a_'.repeat(longest.source / 2))).toThrow(/post_unreadable/);
    expect(isAllSafe('a *soft* word')).toBe(true);
    expect(renderPost('**a** word of ours, '.repeat(500)).contents).toEqual([]);
  });
});
