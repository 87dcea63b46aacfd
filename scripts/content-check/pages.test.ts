import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textVersion } from '../../domain/src/account/agreement.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { root } from '../prepare/root.mjs';
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

describe.each(['privacy', 'terms'])('the page %s', (name) => {
  test.each(languages)('says its version and when its text last changed (%s)', (language) => {
    const text = readFileSync(join(root, `content/pages/${name}.${language}.md`), 'utf8');
    const field = (key: string) => new RegExp(`^${key}: (\\S+)$`, 'm').exec(text)?.[1] ?? '';
    expect(field('lastUpdated')).toBe(textVersion);
    const line = /^(?:Version|Versão) .*$/m.exec(text)?.[0];
    for (const day of [field('lastUpdated'), field('changed')]) {
      expect(line).toContain(written(day, language));
    }
  });
});

function written(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
