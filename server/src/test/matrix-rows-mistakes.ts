import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

function mistake(changes: object): RowCall {
  const right = { key: randomUUID(), lesson: '1-1', language: 'en', page: '/lesson/1/1' };
  return {
    path: '/rest/v1/mistake-reports',
    body: { ...right, message: 'A word is wrong.', ...changes },
  };
}

/** How the matrix calls the routes of reported mistakes. */
export const mistakeRows: Record<string, MatrixRow> = {
  'post /rest/v1/mistake-reports': {
    about: 'everybody',
    call: () => mistake({}),
    missing: {
      code: 'lesson_not_found',
      calls: [mistake({ lesson: '1-9' }), mistake({ lesson: '2-99' })],
    },
    malformed: [
      mistake({ lesson: 'one' }),
      mistake({ entry: 'No Id' }),
      mistake({ lesson: undefined }),
      mistake({ saint: '02-03' }),
      mistake({ lesson: undefined, saint: 'today' }),
      mistake({ lesson: undefined, saint: '02-03', entry: 'a' }),
      mistake({ key: 'no-uuid' }),
      mistake({ language: 'de' }),
      mistake({ page: 'https://elsewhere.example' }),
      mistake({ page: '//elsewhere.example' }),
      mistake({ message: ' ' }),
      mistake({ message: 'a'.repeat(2001) }),
      mistake({ message: 'a\0b' }),
      mistake({ email: 'no address' }),
    ],
  },
  'get /rest/v1/admin/mistake-reports': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/admin/mistake-reports' }),
    missing: { code: 'not_found', calls: [{ path: '/rest/v1/admin/mistake-reports?after=x' }] },
    malformed: [
      { path: '/rest/v1/admin/mistake-reports?after=' },
      { path: `/rest/v1/admin/mistake-reports?after=${'x'.repeat(101)}` },
      { path: '/rest/v1/admin/mistake-reports?after=%00' },
      { path: '/rest/v1/admin/mistake-reports?page=2' },
      { path: '/rest/v1/admin/mistake-reports?state=lost' },
    ],
  },
  'patch /rest/v1/admin/mistake-reports/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: '/rest/v1/admin/mistake-reports/missing', body: { handled: true } }),
    malformed: [
      { path: `/rest/v1/admin/mistake-reports/${'x'.repeat(101)}`, body: { handled: true } },
      { path: '/rest/v1/admin/mistake-reports/%00', body: { handled: true } },
      { path: '/rest/v1/admin/mistake-reports/missing', body: { handled: 'yes' } },
      { path: '/rest/v1/admin/mistake-reports/missing', body: {} },
    ],
  },
};

const readings = '/rest/v1/admin/readings';
const read = { by: 'Sister Clare', on: '2026-03-01' };

/** How the matrix calls the routes of readings. */
export const readingRows: Record<string, MatrixRow> = {
  'get /rest/v1/readings/{kind}/{id}': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/readings/lesson/1-1?lang=en' }),
    malformed: [
      { path: '/rest/v1/readings/lesson/1-1' },
      { path: '/rest/v1/readings/lesson/1-1?lang=de' },
      { path: '/rest/v1/readings/letter/1-1?lang=en' },
      { path: '/rest/v1/readings/lesson/one?lang=en' },
    ],
  },
  'get /rest/v1/admin/readings': {
    about: 'caller',
    call: () => ({ path: `${readings}?kind=saint&month=2` }),
    malformed: [
      { path: readings },
      { path: `${readings}?kind=saint&month=13` },
      { path: `${readings}?kind=letter` },
    ],
  },
  'put /rest/v1/admin/readings/{kind}/{id}/{language}': {
    about: 'caller',
    call: () => ({ path: `${readings}/lesson/1-1/en`, body: read }),
    missing: { code: 'not_found', calls: [{ path: `${readings}/lesson/1-99/en`, body: read }] },
    malformed: [
      { path: `${readings}/lesson/1-1/de`, body: read },
      { path: `${readings}/lesson/0-1/en`, body: read },
      { path: `${readings}/lesson/1-1/en`, body: { ...read, by: ' ' } },
      { path: `${readings}/lesson/1-1/en`, body: { ...read, by: 'x'.repeat(201) } },
      { path: `${readings}/lesson/1-1/en`, body: { ...read, on: '2026-02-30' } },
      { path: `${readings}/lesson/1-1/en`, body: { ...read, on: '2999-01-01' } },
      { path: `${readings}/lesson/1-1/en`, body: {} },
    ],
  },
  'delete /rest/v1/admin/readings/{kind}/{id}/{language}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${readings}/saint/02-03/fr` }),
    malformed: [{ path: `${readings}/saint/02-03/de` }, { path: `${readings}/saint/today/fr` }],
  },
};
