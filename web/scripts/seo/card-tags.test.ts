import { expect, test } from 'vitest';
import { readBuiltPage } from './built-page.ts';
import { cardTags } from './card-tags.ts';

const built = readBuiltPage(
  'fr/check-email/index.html',
  '<title>Consultez vos e-\u2060mails &amp; lettres</title><meta content="Un &quot;message&quot;" name="description"/>',
);
const tags = new Map(
  [
    ...cardTags(built, '/assets/cards/1.jpg', 'Quest').matchAll(/="(og:[^"]+)" content="([^"]*)"/g),
  ].map(([, name = '', content = '']) => [name, content]),
);

test('a card has the title and description of the page, without what holds words together', () => {
  expect(tags.get('og:title')).toBe('Consultez vos e-mails &amp; lettres');
  expect(tags.get('og:description')).toBe('Un &quot;message&quot;');
  expect(tags.get('og:image:alt')).toBe('Quest: Consultez vos e-mails &amp; lettres');
});

test('a card names its page and its picture whole, and the languages by country', () => {
  expect(tags.get('og:url')).toBe('https://site.invalid/fr/check-email');
  expect(tags.get('og:image')).toBe('https://site.invalid/assets/cards/1.jpg');
  expect(tags.get('og:locale')).toBe('fr_FR');
  expect(tags.get('og:image:width')).toBe('1200');
  expect(tags.get('og:image:height')).toBe('630');
});

test('a page without a title or a description is not built', () => {
  expect(() => readBuiltPage('index.html', '<title>Home</title>')).toThrow('index.html');
});
