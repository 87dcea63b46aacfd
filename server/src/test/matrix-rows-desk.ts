import type { MatrixRow, RowCall } from './matrix-rows.ts';

const desk = '/rest/v1/admin';
const longId = 'x'.repeat(65);

/** A route about one thing of the desk: who may call is told that the one named is missing. */
function about(path: (id: string) => string, body?: unknown, wrong: unknown[] = []): MatrixRow {
  const call = (id: string, sent = body): RowCall => ({ path: `${desk}/${path(id)}`, body: sent });
  return {
    about: 'caller',
    code: 'not_found',
    call: () => call('missing'),
    malformed: [call(longId), call('%00'), ...wrong.map((each) => call('missing', each))],
  };
}

const families = `${desk}/families`;
const audit = `${desk}/audit`;
const key = '00000000-0000-4000-8000-000000000001';
const gift = { key, child_id: 'missing', subscription_type: 'annual', reason: 'need' };

/** How the matrix calls the routes of the desk: the overview, families and the audit log. */
export const deskRows: Record<string, MatrixRow> = {
  'get /rest/v1/admin/overview': {
    about: 'caller',
    call: () => ({ path: `${desk}/overview` }),
    malformed: [{ path: `${desk}/overview?week=2` }],
  },
  'get /rest/v1/admin/audit': {
    about: 'caller',
    call: () => ({ path: `${audit}?day=2026-03-01` }),
    missing: { code: 'not_found', calls: [{ path: `${audit}?after=x` }] },
    malformed: [
      { path: `${audit}?day=2026-02-30` },
      { path: `${audit}?action=everything` },
      { path: `${audit}?admin=${longId}` },
      { path: `${audit}?after=%00` },
      { path: `${audit}?page=2` },
    ],
  },
  'get /rest/v1/admin/families': {
    about: 'caller',
    call: () => ({ path: `${families}?find=%25_&order=active` }),
    missing: { code: 'not_found', calls: [{ path: `${families}?after=x` }] },
    malformed: [
      { path: `${families}?find=` },
      { path: `${families}?find=${'x'.repeat(255)}` },
      { path: `${families}?find=%00` },
      { path: `${families}?order=size` },
      { path: `${families}?page=2` },
    ],
  },
  'get /rest/v1/admin/families/{id}': about((id) => `families/${id}`),
  'post /rest/v1/admin/families/{id}/access': about((id) => `families/${id}/access`, gift, [
    { ...gift, reason: 'because' },
    { ...gift, subscription_type: 'weekly' },
    { ...gift, child_id: longId },
    { ...gift, key: 'again' },
    { ...gift, months: 99 },
    {},
  ]),
  'post /rest/v1/admin/families/{id}/access-end': about(
    (id) => `families/${id}/access-end`,
    { child_id: 'missing' },
    [{}, { child_id: '' }, { child_id: 'a\0' }],
  ),
  'post /rest/v1/admin/families/{id}/password-letter': about(
    (id) => `families/${id}/password-letter`,
  ),
  'post /rest/v1/admin/families/{id}/sign-in-release': about(
    (id) => `families/${id}/sign-in-release`,
  ),
  'put /rest/v1/admin/families/{id}/email': about(
    (id) => `families/${id}/email`,
    { email: 'new@example.org', name: 'Anna' },
    [{}, { email: 'new@example.org' }, { email: 'x'.repeat(255), name: 'Anna' }],
  ),
  'post /rest/v1/admin/families/{id}/deletion': about(
    (id) => `families/${id}/deletion`,
    { name: 'Anna' },
    [{}, { name: 7 }, { name: 'x'.repeat(201) }],
  ),
  'delete /rest/v1/admin/families/{id}/deletion': about((id) => `families/${id}/deletion`),
  'post /rest/v1/admin/sign-ups/{id}/confirmation': about((id) => `sign-ups/${id}/confirmation`),
};
