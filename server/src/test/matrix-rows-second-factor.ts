import type { MatrixRow } from './matrix-rows.ts';

function byCode(what: string) {
  const path = `/rest/v1/second-factor/${what}`;
  return {
    about: 'caller' as const,
    code: 'second_factor_wrong' as const,
    call: () => ({ path, body: { code: 'none' } }),
    malformed: [
      { path, body: {} },
      { path, body: { code: 123456 } },
      { path, body: { code: '\0' } },
    ],
  };
}

/** The rows of an admin's second factor. */
export const secondFactorRows: Record<string, MatrixRow> = {
  'get /rest/v1/second-factor': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/second-factor' }),
    malformed: [],
  },
  'post /rest/v1/second-factor/device': {
    about: 'caller',
    code: 'password_wrong',
    call: () => ({ path: '/rest/v1/second-factor/device', body: { password: 'another-one' } }),
    malformed: [
      { path: '/rest/v1/second-factor/device', body: { password: 7 } },
      { path: '/rest/v1/second-factor/device', body: {} },
    ],
  },
  'post /rest/v1/second-factor/device/confirmation': byCode('device/confirmation'),
  'post /rest/v1/second-factor/code': byCode('code'),
  'post /rest/v1/second-factor/backup-codes': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/second-factor/backup-codes', body: {} }),
    malformed: [
      { path: '/rest/v1/second-factor/backup-codes', body: null },
      { path: '/rest/v1/second-factor/backup-codes', body: [] },
    ],
  },
};
