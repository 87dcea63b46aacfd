import type { DocumentReading, ReadPost } from '@pius/contracts/blog-import.ts';
import { expect, test } from 'vitest';
import { bodyOf, firstChoices, postsToSend, withLanguage } from './import-choices.ts';

const post = (key: string, more: Partial<ReadPost> = {}): ReadPost => ({
  ...{ key, title: 'T', slug: key, summary: 'S', source: 'X', author: '', category: null },
  ...{ language: 'fr', published_at: '2020-05-01T10:00:00.000Z', words: 1 },
  ...{ remarks: [], refusal: null, there: [], ...more },
});

const reading: DocumentReading = {
  ...{ kind: 'wordpress', fault: null, passed_over: [] },
  posts: [post('a'), post('b', { there: ['fr'] }), post('c', { refusal: 'too-long' }), post('d')],
};

test('at first all that can come in is chosen, in the language of the document, as drafts', () => {
  expect(firstChoices(reading, 'en', 'Anna')).toEqual({
    ...{
      keys: ['a', 'd'],
      language: 'fr',
      languages: {},
      category: 'news',
      author: 'Anna',
      withDates: false,
    },
  });
});

test('what is done is not sent again, what failed is', () => {
  const choices = firstChoices(reading, 'en', 'Anna');
  const keys = (outcomes: Parameters<typeof postsToSend>[2]) =>
    postsToSend(reading, choices, outcomes).map(({ key }) => key);
  expect(keys({})).toEqual(['a', 'd']);
  expect(keys({ a: 'made', d: 'failed' })).toEqual(['d']);
  expect(postsToSend(reading, { ...choices, language: 'en', keys: ['b'] }, {})).toHaveLength(1);
});

test('a post comes in with its date only if that is chosen, and with author and topic where it has none', () => {
  const choices = firstChoices(reading, 'en', 'Anna');
  expect(bodyOf(post('a'), choices)).toMatchObject({
    ...{ publish_at: null, author: 'Anna', category: 'news' },
  });
  const dated = bodyOf(post('a', { author: 'Eva', category: 'teaching' }), {
    ...choices,
    withDates: true,
  });
  expect(dated).toMatchObject({
    ...{ publish_at: '2020-05-01T10:00:00.000Z', author: 'Eva', category: 'teaching' },
  });
});

test('each post of a mixed document comes in as the language told of it, or the one chosen for it', () => {
  const mixed = { ...reading, posts: [post('a'), post('p', { language: 'pt-BR' }), post('n')] };
  const choices = firstChoices(mixed, 'en', 'Anna');
  const languages = (chosen: typeof choices) =>
    postsToSend(mixed, chosen, {}).map((one) => bodyOf(one, chosen).language);
  expect(languages(choices)).toEqual(['fr', 'pt-BR', 'fr']);
  expect(languages({ ...choices, language: 'en' })).toEqual(['en', 'pt-BR', 'en']);
  expect(languages(withLanguage(choices, post('n'), 'en'))).toEqual(['fr', 'pt-BR', 'en']);
  const taken = withLanguage(choices, post('n', { there: ['en'] }), 'en');
  expect(postsToSend(mixed, taken, {}).map(({ key }) => key)).toEqual(['a', 'p']);
});
