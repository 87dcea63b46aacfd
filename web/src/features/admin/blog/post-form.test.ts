import type { DeskPost } from '@pius/contracts/blog-desk.ts';
import { expect, test } from 'vitest';
import { changedLanguages, formOf, isSharedChanged, withTitle } from './post-form.ts';

const post: DeskPost = {
  ...{ id: 'a', category: 'news', author: 'Anna', cover_art: null, cover_picture: null },
  ...{ picture: null, featured: false, created_at: '2026-01-01T00:00:00.000Z', deleted_at: null },
  versions: [
    {
      ...{ language: 'fr', slug: 'un', title: 'Un', status: 'draft', publish_at: null },
      ...{ updated_at: '2026-01-01T00:00:00.000Z', summary: 'R', source: 'T', cover_alt: '' },
      ...{ read_minutes: 1, revision: 3 },
    },
  ],
};

test('a form knows what was changed in it', () => {
  const saved = formOf(post);
  expect(saved.basedOn).toEqual({ en: null, fr: 3, 'pt-BR': null });
  expect(changedLanguages(saved, saved)).toEqual([]);
  const texts = { ...saved.texts, 'pt-BR': { ...saved.texts['pt-BR'], title: 'Um' } };
  expect(changedLanguages({ ...saved, texts }, saved)).toEqual(['pt-BR']);
  expect(isSharedChanged(saved, saved)).toBe(false);
  expect(isSharedChanged({ ...saved, shared: { ...saved.shared, featured: true } }, saved)).toBe(
    true,
  );
});

test('an address follows the title until it is written by hand or read by somebody', () => {
  const empty = formOf(post).texts.en;
  const first = withTitle(empty, 'Prière du soir', false);
  expect(first.slug).toBe('priere-du-soir');
  expect(withTitle(first, 'Prière', false).slug).toBe('priere');
  expect(withTitle(first, 'Prière', true).slug).toBe('priere-du-soir');
  expect(withTitle({ ...first, slug: 'own' }, 'Prière', false).slug).toBe('own');
});
