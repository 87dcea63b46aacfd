import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/src/language.ts';
import { checkArticles } from './articles.ts';

const text = `## One\n\n${'word '.repeat(300)}\n\n## Two\n\n${'word '.repeat(300)}[there](/catechism)\n`;

/** An article as its writer has it, with some lines of its head changed. */
function articleFile(changes: Record<string, string> = {}, source = text): string {
  const head = {
    title: 'Bread',
    slug: 'bread',
    category: 'teaching',
    summary: 'Of bread.',
    cover: 'story-bepi',
    coverAlt: 'A boy',
    author: 'Saint Pius X Quest',
    date: '2026-09-06',
    featured: 'false',
    ...changes,
  };
  const lines = Object.entries(head).map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${source}`;
}

/** Whole articles by their folders; `change` is done to the French one. */
function files(change: Record<string, string> = {}, source = text): Map<string, string> {
  return new Map(
    languages.map((language) => [
      `blog/bread/${language}.md`,
      language === 'fr' ? articleFile(change, source) : articleFile(),
    ]),
  );
}

const faultsIn = (input: Map<string, string>) =>
  checkArticles(input).map(
    ({ file, line, field, message }) => `${file}:${line} ${field} ${message}`,
  );

test('a good article is without fault', () => {
  expect(faultsIn(files())).toEqual([]);
});

describe('names file, line and field of', () => {
  test.each([
    [
      { title: 'x'.repeat(71) },
      'blog/bread/fr.md:2 title "title" is not right - write 70 letters at most',
    ],
    [{ slug: 'Brot' }, 'blog/bread/fr.md:3 slug "slug" is not right - use small letters'],
    [{ category: 'gossip' }, 'blog/bread/fr.md:4 category '],
    [{ cover: 'no-such-art' }, 'blog/bread/fr.md:6 cover '],
    [{ date: 'soon' }, 'blog/bread/fr.md:9 date "date" is no date - write it as 2027-01-31'],
    [{ category: 'news' }, 'blog/bread/fr.md:4 category English has "teaching", this file "news"'],
    [{ more: 'x' }, 'blog/bread/fr.md:11 more "more" is no field'],
  ])('a wrong head: %o', (change, fault) => {
    const faults = faultsIn(files(change));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  test.each([
    ['too short a text', '## One\n\nword\n\n## Two', 'There are 3 words'],
    ['a heading too many', `${text}\n## Three`, 'English has 2 headings (##), this file 3'],
    ['a heading of the first level', `${text}\n# Three`, 'A heading is begun with one #'],
    ['HTML', `${text}\n<u>word</u>`, 'holds something that readers do not get'],
    ['a picture', `${text}\n![x](https://else.example/x.png)`, 'holds something that readers'],
    ['a link away', `${text}\n[x](https://else.example)`, 'A link leads to "https://else.example"'],
    ['a link to nothing', `${text}\n[x](/nowhere)`, 'A link leads to "/nowhere"'],
    ['a link to a page of children', `${text}\n[x](/daily-trivia)`, 'A link leads to'],
  ])('%s', (_, source, fault) => {
    expect(faultsIn(files({}, source)).join('\n')).toContain(fault);
  });
});

test('an article stands in every language', () => {
  const input = files();
  input.delete('blog/bread/pt-BR.md');
  expect(faultsIn(input)).toEqual([
    'content/blog/bread/pt-BR.md:1  is missing - write the article in this language too',
  ]);
});

test('a file without a place is told of', () => {
  const input = files().set('blog/bread/de.md', '').set('blog/notes.md', '');
  const faults = faultsIn(input);
  expect(faults.join('\n')).toContain('content/blog/bread/de.md:1  belongs to no article');
  expect(faults.join('\n')).toContain('content/blog/notes.md:1  belongs to no article');
});

test('two articles have two addresses, and one of them stands first', () => {
  const input = new Map<string, string>();
  for (const folder of ['bread', 'salt']) {
    for (const language of languages) {
      input.set(`blog/${folder}/${language}.md`, articleFile({ featured: 'true' }));
    }
  }
  const faults = faultsIn(input);
  expect(faults).toHaveLength(6);
  expect(faults[0]).toContain('content/blog/salt/en.md:3 slug is the address of another article');
  expect(faults[1]).toContain('content/blog/salt/en.md:10 featured is true of another article too');
});
