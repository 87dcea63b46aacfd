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
    ],
  },
};
