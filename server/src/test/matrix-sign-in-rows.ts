import { randomUUID } from 'node:crypto';
import type { MatrixRow } from './matrix-rows.ts';

/** The rows of the routes by which a grown-up gets in: codes, links for a new password, and its change. */
export const signInRows: Record<string, MatrixRow> = {
  'post /auth/v1/email-otp/send-verification-otp': {
    about: 'everybody',
    call: () => ({
      path: '/auth/v1/email-otp/send-verification-otp',
      body: { email: `${randomUUID()}@example.org`, type: 'sign-in' },
    }),
    malformed: [
      {
        path: '/auth/v1/email-otp/send-verification-otp',
        body: { email: 'none', type: 'sign-in' },
      },
      { path: '/auth/v1/email-otp/send-verification-otp', body: { email: 'a@b.org' } },
      {
        path: '/auth/v1/email-otp/send-verification-otp',
        body: { email: 'a@b.org', type: 'forget-password' },
      },
    ],
  },
  'post /auth/v1/sign-in/email-otp': {
    about: 'everybody',
    code: 'code_invalid',
    call: () => ({
      path: '/auth/v1/sign-in/email-otp',
      body: { email: 'nobody@example.org', otp: '123456' },
    }),
    malformed: [
      { path: '/auth/v1/sign-in/email-otp', body: { email: 'nobody@example.org' } },
      { path: '/auth/v1/sign-in/email-otp', body: { email: 'nobody@example.org', otp: 123456 } },
    ],
  },
  'post /auth/v1/request-password-reset': {
    about: 'everybody',
    call: () => ({
      path: '/auth/v1/request-password-reset',
      body: { email: `${randomUUID()}@example.org` },
    }),
    malformed: [
      { path: '/auth/v1/request-password-reset', body: { email: 'none' } },
      { path: '/auth/v1/request-password-reset', body: {} },
    ],
  },
  'get /rest/v1/account/password-reset': {
    about: 'everybody',
    code: 'reset_link_invalid',
    call: () => ({ path: '/rest/v1/account/password-reset?token=missing' }),
    malformed: [
      { path: '/rest/v1/account/password-reset' },
      { path: '/rest/v1/account/password-reset?token=%00' },
      { path: `/rest/v1/account/password-reset?token=${'x'.repeat(201)}` },
    ],
  },
  'post /auth/v1/reset-password': {
    about: 'everybody',
    code: 'reset_link_invalid',
    call: () => ({
      path: '/auth/v1/reset-password',
      body: { token: 'missing', newPassword: 'correct-horse-9' },
    }),
    malformed: [{ path: '/auth/v1/reset-password', body: { token: 'missing' } }],
  },
  'post /auth/v1/change-password': {
    about: 'caller',
    code: 'password_wrong',
    call: () => ({
      path: '/auth/v1/change-password',
      body: { currentPassword: 'not-the-one', newPassword: 'correct-horse-9' },
    }),
    malformed: [
      { path: '/auth/v1/change-password', body: { newPassword: 'correct-horse-9' } },
      { path: '/auth/v1/change-password', body: { currentPassword: 7, newPassword: 'x' } },
    ],
  },
};
