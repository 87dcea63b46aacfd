import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

const desk = '/rest/v1/admin/lesson-media';
const words = { en: 'A boat', fr: 'Une barque', 'pt-BR': 'Um barco' };
const input = { picture: randomUUID(), language: null, alt: words };
const badPictures = (path: string): RowCall[] => [
  { path, body: {} },
  { path, body: { ...input, picture: 'one' } },
  { path, body: { ...input, language: 'de' } },
  { path, body: { ...input, alt: { en: 'A boat' } } },
  { path, body: { ...input, alt: { ...words, en: 'a\0b' } } },
  { path, body: { ...input, alt: { ...words, en: ' ' } } },
  { path, body: { ...input, alt: { ...words, en: 'a'.repeat(301) } } },
];
const byId = (path: string) => ({
  about: 'caller' as const,
  code: 'not_found' as const,
  call: (): RowCall => ({ path: `${path}/${randomUUID()}` }),
  malformed: [{ path: `${path}/one` }],
});

/** How the matrix calls the routes of uploaded files. */
export const mediaRows: Record<string, MatrixRow> = {
  'get /storage/v1/pictures/{id}/{width}': {
    about: 'everybody',
    code: 'not_found',
    call: () => ({ path: `/storage/v1/pictures/${randomUUID()}/640` }),
    malformed: [
      { path: '/storage/v1/pictures/one/640' },
      { path: `/storage/v1/pictures/${randomUUID()}/0` },
      { path: `/storage/v1/pictures/${randomUUID()}/640px` },
      { path: '/storage/v1/pictures/..%2f..%2fetc%2fpasswd/640' },
    ],
  },
  'get /storage/v1/recordings/{id}': {
    ...byId('/storage/v1/recordings'),
    about: 'everybody',
  },
  'post /rest/v1/admin/pictures': {
    about: 'caller',
    code: 'picture_kind',
    call: () => ({ path: '/rest/v1/admin/pictures', body: 'no picture' }),
    malformed: [],
  },
  'get /rest/v1/lessons/{moduleId}/{lessonId}/media': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/lessons/1/1/media' }),
    missing: { code: 'lesson_not_found', calls: [{ path: '/rest/v1/lessons/1/9/media' }] },
    malformed: [
      { path: '/rest/v1/lessons/one/1/media' },
      { path: '/rest/v1/lessons/1/1/media?lang=de' },
    ],
  },
  'get /rest/v1/admin/lesson-media': {
    about: 'caller',
    call: () => ({ path: desk }),
    malformed: [],
  },
  'get /rest/v1/admin/lesson-media/{lesson}': {
    about: 'caller',
    call: () => ({ path: `${desk}/2-1` }),
    missing: { code: 'lesson_not_found', calls: [{ path: `${desk}/1-9` }] },
    malformed: [{ path: `${desk}/one` }],
  },
  'post /rest/v1/admin/lesson-media/{lesson}/pictures': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${desk}/2-1/pictures`, body: input }),
    missing: { code: 'lesson_not_found', calls: [{ path: `${desk}/1-9/pictures`, body: input }] },
    malformed: badPictures(`${desk}/2-1/pictures`),
  },
  'patch /rest/v1/admin/lesson-pictures/{id}': {
    ...byId('/rest/v1/admin/lesson-pictures'),
    call: () => ({ path: `/rest/v1/admin/lesson-pictures/${randomUUID()}`, body: input }),
    malformed: badPictures(`/rest/v1/admin/lesson-pictures/${randomUUID()}`),
  },
  'delete /rest/v1/admin/lesson-pictures/{id}': byId('/rest/v1/admin/lesson-pictures'),
  'put /rest/v1/admin/lesson-media/{lesson}/order': {
    about: 'caller',
    call: () => ({ path: `${desk}/2-1/order`, body: { pictures: [] } }),
    missing: {
      code: 'lesson_not_found',
      calls: [{ path: `${desk}/1-9/order`, body: { pictures: [] } }],
    },
    malformed: [
      { path: `${desk}/2-1/order`, body: {} },
      { path: `${desk}/2-1/order`, body: { pictures: ['one'] } },
      { path: `${desk}/2-1/order`, body: { pictures: [randomUUID()] } },
    ],
  },
  'post /rest/v1/admin/lesson-media/{lesson}/recordings': {
    about: 'caller',
    code: 'recording_kind',
    call: () => ({ path: `${desk}/1-1/recordings?language=en&part=story`, body: 'no sound' }),
    missing: {
      code: 'lesson_not_found',
      calls: [{ path: `${desk}/1-9/recordings?language=en&part=story`, body: 'no sound' }],
    },
    malformed: [
      { path: `${desk}/1-1/recordings`, body: 'no sound' },
      { path: `${desk}/1-1/recordings?language=de&part=story`, body: 'no sound' },
      { path: `${desk}/1-1/recordings?language=en&part=quiz`, body: 'no sound' },
      { path: `${desk}/one/recordings?language=en&part=story`, body: 'no sound' },
    ],
  },
  'delete /rest/v1/admin/recordings/{id}': byId('/rest/v1/admin/recordings'),
};
