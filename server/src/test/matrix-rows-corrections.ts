import { randomUUID } from 'node:crypto';
import type { MatrixRow } from './matrix-rows.ts';

const lessons = '/rest/v1/admin/lessons';
const missing = `${lessons}/1-9`;
const publication = { files: { en: 'title: x' }, seen: { en: randomUUID() }, note: '' };
const longest = 'x'.repeat(50_001);

/** How the matrix calls the routes of published lessons. */
export const correctionRows: Record<string, MatrixRow> = {
  'get /rest/v1/admin/lessons': {
    about: 'caller',
    call: () => ({ path: lessons }),
    malformed: [{ path: `${lessons}?lang=de` }, { path: `${lessons}?page=2` }],
  },
  'get /rest/v1/admin/lessons/{id}': {
    about: 'caller',
    call: () => ({ path: `${lessons}/1-1` }),
    missing: { code: 'lesson_not_found', calls: [{ path: missing }] },
    malformed: [{ path: `${lessons}/one` }, { path: `${lessons}/1-1?lang=de` }],
  },
  'post /rest/v1/admin/lessons/{id}/check': {
    about: 'caller',
    call: () => ({ path: `${lessons}/1-1/check`, body: { files: { en: 'title: x' } } }),
    missing: {
      code: 'lesson_not_found',
      calls: [{ path: `${missing}/check`, body: { files: { en: 'title: x' } } }],
    },
    malformed: [
      { path: `${lessons}/one/check`, body: { files: {} } },
      { path: `${lessons}/1-1/check`, body: { files: { de: 'title: x' } } },
      { path: `${lessons}/1-1/check`, body: { files: { en: '' } } },
      { path: `${lessons}/1-1/check`, body: { files: { en: longest } } },
      { path: `${lessons}/1-1/check`, body: {} },
    ],
  },
  'post /rest/v1/admin/lessons/{id}/versions': {
    about: 'caller',
    code: 'lesson_changed_meanwhile',
    call: () => ({ path: `${lessons}/1-1/versions`, body: publication }),
    malformed: [
      { path: `${lessons}/one/versions`, body: publication },
      { path: `${lessons}/1-1/versions`, body: { ...publication, files: { en: longest } } },
      { path: `${lessons}/1-1/versions`, body: { ...publication, seen: { en: 'x' } } },
      { path: `${lessons}/1-1/versions`, body: { ...publication, note: 'x'.repeat(301) } },
      { path: `${lessons}/1-1/versions`, body: { ...publication, note: 'a\0b' } },
      { path: `${lessons}/1-1/versions`, body: { ...publication, files: {} } },
    ],
  },
  'get /rest/v1/admin/lessons/{id}/versions/{version}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${lessons}/1-1/versions/${randomUUID()}` }),
    malformed: [{ path: `${lessons}/1-1/versions/x` }, { path: `${lessons}/1/versions/x` }],
  },
};
