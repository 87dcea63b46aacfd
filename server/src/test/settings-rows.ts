import { signLink } from '../platform/sign-in/signed-link.ts';
import { secretOfTests } from './harness.ts';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

const longId = 'x'.repeat(65);
const newEmail = '/rest/v1/account/email-change/confirmation';

function emailChange(changes: object): RowCall {
  const right = { email: 'new@example.org', password: 'not-this-one' };
  return { path: '/rest/v1/account/email-change', body: { ...right, ...changes } };
}

const weeklyEmail = '/rest/v1/account/saturday-letter';
const stop = '/functions/v1/saturday-letter/stop';

/** The link of an e-mail to nobody, signed with the secret of the test app. */
const stopRow: MatrixRow = {
  about: 'everybody',
  call: () => {
    const token = signLink('missing', secretOfTests, 'saturday-letter');
    return { path: `${stop}?token=${token}` };
  },
  malformed: [
    { path: `${stop}?token=${'x'.repeat(201)}` },
    { path: `${stop}?token=%00` },
    { path: `${stop}?lang=de` },
    { path: `${stop}?user_id=a` },
  ],
};

/** The rows of the matrix for what a grown-up does on the page of settings. */
export const settingsRows: Record<string, MatrixRow> = {
  'get /functions/v1/saturday-letter/stop': stopRow,
  'post /functions/v1/saturday-letter/stop': stopRow,
  'get /rest/v1/account/saturday-letter': {
    about: 'caller',
    call: () => ({ path: weeklyEmail }),
    malformed: [],
  },
  'patch /rest/v1/account/saturday-letter': {
    about: 'caller',
    call: () => ({ path: weeklyEmail, body: { on: true, offer_away: true } }),
    malformed: [
      { path: weeklyEmail, body: { on: 'yes' } },
      { path: weeklyEmail, body: { offer_away: false } },
      { path: weeklyEmail, body: { on: true, stopped_at: null } },
      { path: weeklyEmail, body: null },
    ],
  },
  'get /rest/v1/account/saturday-letter/preview': {
    about: 'caller',
    call: () => ({ path: `${weeklyEmail}/preview` }),
    malformed: [
      { path: `${weeklyEmail}/preview?lang=de` },
      { path: `${weeklyEmail}/preview?user_id=a` },
    ],
  },
  'patch /rest/v1/account/profile': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/account/profile', body: { language: 'fr' } }),
    malformed: [
      { path: '/rest/v1/account/profile', body: { language: 'de' } },
      { path: '/rest/v1/account/profile', body: { full_name: ' ' } },
      { path: '/rest/v1/account/profile', body: { full_name: 'a'.repeat(200) } },
      { path: '/rest/v1/account/profile', body: { phone: '1'.repeat(41) } },
      { path: '/rest/v1/account/profile', body: { time_zone: 'Europe/Atlantis' } },
      { path: '/rest/v1/account/profile', body: { role: 'admin' } },
    ],
  },
  'post /rest/v1/account/email-change': {
    about: 'caller',
    code: 'password_wrong',
    call: () => emailChange({}),
    malformed: [
      emailChange({ email: 'no address' }),
      emailChange({ email: 7 }),
      emailChange({ password: undefined }),
    ],
  },
  'get /rest/v1/account/email-change/confirmation': {
    about: 'everybody',
    code: 'confirm_link_invalid',
    call: () => ({ path: `${newEmail}?token=missing` }),
    malformed: [
      { path: newEmail },
      { path: `${newEmail}?token=%00` },
      { path: `${newEmail}?token=${'x'.repeat(201)}` },
    ],
  },
  'post /rest/v1/account/email-change/confirmation': {
    about: 'everybody',
    code: 'confirm_link_invalid',
    call: () => ({ path: newEmail, body: { token: 'missing' } }),
    malformed: [{ path: newEmail, body: { password: 'correct-horse-9' } }],
  },
  'get /rest/v1/account/consents': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/account/consents' }),
    malformed: [],
  },
  'post /rest/v1/children/{id}/data-consent': {
    about: 'person',
    way: 'write',
    childrenOnly: true,
    call: (id) => ({ path: `/rest/v1/children/${id}/data-consent`, body: { given: true } }),
    malformed: [
      { path: `/rest/v1/children/${longId}/data-consent`, body: { given: true } },
      { path: '/rest/v1/children/%00/data-consent', body: { given: true } },
    ],
  },
  'post /rest/v1/account/deletion': {
    about: 'caller',
    // With the right one the family would be closed to all that follows; deletion.test.ts does it.
    code: 'password_wrong',
    call: () => ({ path: '/rest/v1/account/deletion', body: { password: 'not-this-one' } }),
    malformed: [
      { path: '/rest/v1/account/deletion', body: {} },
      { path: '/rest/v1/account/deletion', body: { password: 7 } },
    ],
  },
  'delete /rest/v1/account/deletion': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/account/deletion' }),
    malformed: [],
  },
};
