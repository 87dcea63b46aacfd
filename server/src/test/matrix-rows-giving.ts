import type { ErrorCode } from '@pius/contracts/errors.ts';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

const donation = '/functions/v1/create-donation';
const outcome = '/functions/v1/verify-donation';
const own = '/rest/v1/donation';
const gift = '/functions/v1/create-gift';
const card = '/functions/v1/verify-gift';
const long = 'x'.repeat(201);

const give = (changes: object): RowCall => ({
  path: donation,
  body: { type: 'one-time', amount: 5, email: 'anna@example.org', ...changes },
});

const present = (changes: object): RowCall => ({
  path: gift,
  body: { subscription_type: 'annual', email: 'anna@example.org', ...changes },
});

function byToken(path: string, code: ErrorCode): MatrixRow {
  return {
    about: 'everybody',
    code,
    call: () => ({ path, body: { token: 'missing' } }),
    malformed: [
      { path, body: { token: 7 } },
      { path, body: { token: '' } },
      { path, body: { token: long } },
      { path, body: {} },
    ],
  };
}

function list(path: string): MatrixRow {
  return {
    about: 'caller',
    call: () => ({ path: `${path}?email=example` }),
    missing: { code: 'not_found', calls: [{ path: `${path}?after=missing` }] },
    malformed: [
      { path: `${path}?state=stolen` },
      { path: `${path}?email=%00` },
      { path: `${path}?after=` },
      { path: `${path}?page=2` },
    ],
  };
}

function code(path: string, more: object, wrong: object[]): MatrixRow {
  const right = { code: 'ABCD-EFGH-JKLM', ...more };
  return {
    about: 'caller',
    code: 'child_id' in more ? 'not_found' : 'gift_code_unknown',
    call: () => ({ path, body: right }),
    malformed: [
      { path, body: { ...right, code: '' } },
      { path, body: { ...right, code: 'x'.repeat(41) } },
      { path, body: { ...right, code: 'A\0B' } },
      ...wrong.map((body) => ({ path, body })),
    ],
  };
}

/** How the matrix calls the routes of donations and gifts. */
export const givingRows: Record<string, MatrixRow> = {
  'post /functions/v1/create-donation': {
    about: 'everybody',
    call: () => give({}),
    malformed: [
      give({ type: 'weekly' }),
      give({ amount: '5' }),
      give({ amount: 0.99 }),
      give({ amount: 1.001 }),
      give({ email: '' }),
      give({ email: 'no address' }),
      give({ email: undefined }),
      give({ currency: 'EUR' }),
    ],
  },
  'post /functions/v1/verify-donation': {
    about: 'everybody',
    code: 'donation_link_invalid',
    call: () => ({ path: outcome, body: { session_id: 'cs_test_missing' } }),
    malformed: [
      { path: outcome, body: { session_id: '' } },
      { path: outcome, body: { session_id: 7 } },
      { path: outcome, body: {} },
    ],
  },
  'get /rest/v1/donation': {
    about: 'everybody',
    code: 'donation_link_invalid',
    call: () => ({ path: `${own}?token=missing` }),
    malformed: [{ path: own }, { path: `${own}?token=%00` }, { path: `${own}?token=${long}` }],
  },
  'post /rest/v1/donation/end': byToken(`${own}/end`, 'donation_link_invalid'),
  'get /rest/v1/admin/donations': list('/rest/v1/admin/donations'),
  'post /functions/v1/create-gift': {
    about: 'everybody',
    call: () => present({}),
    malformed: [
      present({ subscription_type: 'weekly' }),
      present({ email: 'no address' }),
      present({ email: '' }),
      present({ greeting: 'x'.repeat(241) }),
      present({ from: 'A\0B' }),
      present({ amount: 1 }),
    ],
  },
  'post /functions/v1/verify-gift': byToken(card, 'gift_link_invalid'),
  'post /rest/v1/gifts/look': code('/rest/v1/gifts/look', {}, [{}]),
  'post /rest/v1/gifts/redeem': code('/rest/v1/gifts/redeem', { child_id: 'missing' }, [
    { code: 'ABCD-EFGH-JKLM' },
    { code: 'ABCD-EFGH-JKLM', child_id: 'x'.repeat(65) },
  ]),
  'get /rest/v1/admin/gifts': list('/rest/v1/admin/gifts'),
};
