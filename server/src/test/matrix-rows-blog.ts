import type { MatrixRow } from './matrix-rows.ts';

const posts = '/rest/v1/blog/posts';
const desk = '/rest/v1/admin/blog/posts';
const longId = 'x'.repeat(65);
const shared = { category: 'news', author: 'Anna', cover_art: null, cover_picture: null };
const writing = {
  ...{ slug: 'one', title: 'One', summary: 'Of one.', source: 'Text.', cover_alt: '' },
  based_on: null,
};
const imports = '/rest/v1/admin/blog/imports';
const brought = {
  ...{ key: 'a'.repeat(64), language: 'pt-BR', title: 'Um', slug: 'um', summary: 'De um.' },
  ...{ source: 'Texto.', author: 'Anna', category: 'news', publish_at: null },
};
const version = `${desk}/missing/versions/en`;
const strayIds = (rest = '', body?: unknown) =>
  [longId, '%00'].map((id) => ({ path: `${desk}/${id}${rest}`, body }));

/** How the matrix calls the routes of the blog. */
export const blogRows: Record<string, MatrixRow> = {
  'get /rest/v1/blog/posts': {
    about: 'caller',
    call: () => ({ path: `${posts}?lang=fr&q=priere&category=teaching` }),
    missing: { code: 'not_found', calls: [{ path: `${posts}?after=missing` }] },
    malformed: [
      { path: `${posts}?q=${'x'.repeat(201)}` },
      { path: `${posts}?q=%00` },
      { path: `${posts}?category=gossip` },
      { path: `${posts}?lang=de` },
      { path: `${posts}?after=` },
      { path: `${posts}?after=${'x'.repeat(101)}` },
      { path: `${posts}?page=2` },
    ],
  },
  'get /rest/v1/blog/posts/{slug}': {
    about: 'caller',
    code: 'post_not_found',
    call: () => ({ path: `${posts}/missing?lang=fr` }),
    malformed: [
      { path: `${posts}/${'x'.repeat(201)}` },
      { path: `${posts}/%00` },
      { path: `${posts}/missing?lang=de` },
      { path: `${posts}/missing?draft=1` },
    ],
  },
  'get /rest/v1/admin/blog/posts': {
    about: 'caller',
    call: () => ({ path: `${desk}?status=draft&q=priere` }),
    missing: { code: 'not_found', calls: [{ path: `${desk}?after=missing` }] },
    malformed: [
      { path: `${desk}?status=lost` },
      { path: `${desk}?q=${'x'.repeat(201)}` },
      { path: `${desk}?q=%00` },
      { path: `${desk}?after=` },
      { path: `${desk}?page=2` },
    ],
  },
  'get /rest/v1/admin/blog/posts/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/missing` }),
    malformed: strayIds(),
  },
  'post /rest/v1/admin/blog/posts': {
    about: 'caller',
    call: () => ({ path: desk, body: shared }),
    malformed: [
      { path: desk, body: { ...shared, category: 'gossip' } },
      { path: desk, body: { ...shared, author: '' } },
      { path: desk, body: { ...shared, author: 'x'.repeat(81) } },
      { path: desk, body: { ...shared, author: 'a\0' } },
      { path: desk, body: { ...shared, cover_art: 'elsewhere' } },
      { path: desk, body: { ...shared, cover_picture: 'elsewhere' } },
      { path: desk, body: { ...shared, cover_picture: '5f0c1f53-8a6f-4e70-9d49-6bd45a0b0d6f' } },
      { path: desk, body: { ...shared, id: 'own' } },
      { path: desk, body: {} },
    ],
  },
  'patch /rest/v1/admin/blog/posts/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/missing`, body: { featured: true } }),
    malformed: [
      ...strayIds('', { featured: true }),
      { path: `${desk}/missing`, body: { featured: 'yes' } },
      { path: `${desk}/missing`, body: { category: 'gossip' } },
      { path: `${desk}/missing`, body: { created_at: 'now' } },
    ],
  },
  'delete /rest/v1/admin/blog/posts/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/missing` }),
    malformed: strayIds(),
  },
  'post /rest/v1/admin/blog/posts/{id}/restoration': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/missing/restoration` }),
    malformed: strayIds('/restoration'),
  },
  'put /rest/v1/admin/blog/posts/{id}/versions/{language}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: version, body: writing }),
    malformed: [
      ...strayIds('/versions/en', writing),
      { path: `${desk}/missing/versions/de`, body: writing },
      { path: version, body: { ...writing, slug: '' } },
      { path: version, body: { ...writing, slug: 'No Slug' } },
      { path: version, body: { ...writing, title: 'x'.repeat(121) } },
      { path: version, body: { ...writing, source: 'x'.repeat(60_001) } },
      { path: version, body: { ...writing, source: 'x'.repeat(200_001) } },
      { path: version, body: { ...writing, source: 'a\0' } },
      { path: version, body: { ...writing, based_on: '1' } },
      { path: version, body: { ...writing, html: '<p>' } },
      { path: version, body: {} },
    ],
  },
  'delete /rest/v1/admin/blog/posts/{id}/versions/{language}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: version }),
    malformed: [...strayIds('/versions/en'), { path: `${desk}/missing/versions/de` }],
  },
  'put /rest/v1/admin/blog/posts/{id}/versions/{language}/publication': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${version}/publication`, body: { publish_at: 'now' } }),
    malformed: [
      ...strayIds('/versions/en/publication', { publish_at: null }),
      { path: `${version}/publication`, body: { publish_at: 'tomorrow' } },
      { path: `${version}/publication`, body: { publish_at: 7 } },
      { path: `${version}/publication`, body: {} },
    ],
  },
  'post /rest/v1/admin/blog/preview': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/admin/blog/preview', body: { source: '# Hello' } }),
    malformed: [
      { path: '/rest/v1/admin/blog/preview', body: { source: 'x'.repeat(60_001) } },
      { path: '/rest/v1/admin/blog/preview', body: { source: 'a\0' } },
      { path: '/rest/v1/admin/blog/preview', body: { source: null } },
      { path: '/rest/v1/admin/blog/preview', body: {} },
    ],
  },
  'get /rest/v1/admin/blog/slugs/{language}/{slug}': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/admin/blog/slugs/fr/une-adresse' }),
    malformed: [
      { path: '/rest/v1/admin/blog/slugs/de/eine-adresse' },
      { path: `/rest/v1/admin/blog/slugs/fr/${'x'.repeat(201)}` },
      { path: '/rest/v1/admin/blog/slugs/fr/%00' },
    ],
  },
  'post /rest/v1/admin/blog/import-reading': {
    about: 'caller',
    call: () => ({
      path: '/rest/v1/admin/blog/import-reading',
      body: '---\ntitle: One\n---\nText.',
    }),
    malformed: [],
  },
  'post /rest/v1/admin/blog/imports': {
    about: 'caller',
    call: () => ({ path: imports, body: brought }),
    malformed: [
      { path: imports, body: { ...brought, key: 'one' } },
      { path: imports, body: { ...brought, language: 'de' } },
      { path: imports, body: { ...brought, slug: 'No Slug' } },
      { path: imports, body: { ...brought, category: 'gossip' } },
      { path: imports, body: { ...brought, author: '' } },
      { path: imports, body: { ...brought, title: 'x'.repeat(121) } },
      { path: imports, body: { ...brought, source: 'x'.repeat(60_001) } },
      { path: imports, body: { ...brought, source: 'a\0' } },
      { path: imports, body: { ...brought, source: '', publish_at: '2020-05-01T10:00:00.000Z' } },
      { path: imports, body: { ...brought, publish_at: 'now' } },
      { path: imports, body: { ...brought, html: '<p>' } },
      { path: imports, body: {} },
    ],
  },
};
