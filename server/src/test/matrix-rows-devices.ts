import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

function deviceSignIn(input: object): RowCall {
  return {
    path: '/rest/v1/family-devices/here/sign-in',
    body: { child_id: 'missing', ...input },
  };
}

/** The rows of the approved devices. */
export const deviceRows: Record<string, MatrixRow> = {
  'get /rest/v1/family-devices': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/family-devices' }),
    malformed: [],
  },
  'post /rest/v1/family-devices': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/family-devices' }),
    malformed: [],
  },
  'delete /rest/v1/family-devices/{id}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `/rest/v1/family-devices/${randomUUID()}` }),
    malformed: [
      { path: `/rest/v1/family-devices/${'x'.repeat(65)}` },
      { path: '/rest/v1/family-devices/%00' },
    ],
  },
  'get /rest/v1/family-devices/here': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/family-devices/here' }),
    malformed: [],
  },
  'post /rest/v1/family-devices/here/sign-in': {
    about: 'everybody',
    code: 'device_not_approved',
    call: () => deviceSignIn({ password: 'wooden-boat' }),
    malformed: [
      deviceSignIn({}),
      deviceSignIn({ password: 'wooden-boat', pictures: [] }),
      deviceSignIn({ pictures: ['dragon'] }),
      deviceSignIn({ password: 7 }),
      deviceSignIn({ password: 'wooden-boat', child_id: 'x'.repeat(65) }),
    ],
  },
};
