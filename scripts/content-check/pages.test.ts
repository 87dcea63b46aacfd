import { describe, expect, test } from 'vitest';
import { checkPages } from './pages.ts';

const page = '---\ntitle: About\ndescription: Who we are.\n---\n\nWords.\n';

describe('checkPages', () => {
  test('a page that stands in each language is in order', () => {
    const pages = new Map([
      ['about.en.md', page],
      ['about.fr.md', page],
    ]);
    expect(checkPages(pages, ['en', 'fr'])).toEqual([]);
  });

  test('a page missing in a language is named', () => {
    expect(checkPages(new Map([['about.en.md', page]]), ['en', 'fr'])).toMatchObject([
      { file: 'content/pages/about.fr.md', message: 'is missing - write the page' },
    ]);
  });

  test('a page without a description is named by that field', () => {
    const pages = new Map([['about.en.md', '---\ntitle: About\n---\nWords.\n']]);
    expect(checkPages(pages, ['en'])).toMatchObject([{ field: 'description', line: 1 }]);
  });
});
