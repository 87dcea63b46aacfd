import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@pius/contracts/errors.ts';
import { dayRows } from './day-rows.ts';
import { billingRows } from './matrix-rows-billing.ts';
import { blogRows } from './matrix-rows-blog.ts';
import { chatRows } from './matrix-rows-chat.ts';
import { classRows } from './matrix-rows-class.ts';
import { commentRows } from './matrix-rows-comments.ts';
import { correctionRows } from './matrix-rows-corrections.ts';
import { deskRows } from './matrix-rows-desk.ts';
import { deviceRows } from './matrix-rows-devices.ts';
import { givingRows } from './matrix-rows-giving.ts';
import { mediaRows } from './matrix-rows-media.ts';
import { mistakeRows, readingRows } from './matrix-rows-mistakes.ts';
import { printableRows } from './matrix-rows-printables.ts';
import { secondFactorRows } from './matrix-rows-second-factor.ts';
import { trackingRows } from './matrix-rows-tracking.ts';
import { signInRows } from './matrix-sign-in-rows.ts';
import { reviewRows } from './review-rows.ts';
import { settingsRows } from './settings-rows.ts';

/** A call as a row builds it. `path` comes without the origin. */
export interface RowCall {
  path: string;
  body?: unknown;
}

/**
 * How the matrix calls one route. A route that is about a person is built for each person (and for a missing and a
 * malformed id); any other stands for itself.
 */
export type MatrixRow = {
  /** A code that who may not call is answered with, where it is not the usual one. */
  visitorCode?: ErrorCode;
} & (
  | {
      about: 'person';
      /** Whether the thing is read or written; a call by POST may be a read. */
      way: 'read' | 'write';
      /** Children only: for an adult's id the thing does not exist. */
      childrenOnly?: boolean;
      call(personId: string): RowCall;
      /** Ids, or whole calls, that are no valid input. */
      malformed: RowCall[];
    }
  | {
      about: 'caller' | 'everybody';
      /** What a call with right input answers to who may. Left out: the contract's success. */
      code?: ErrorCode;
      call(): RowCall;
      malformed: RowCall[];
      /** Calls for what does not exist, and the code that tells who may call so. */
      missing?: { code: ErrorCode; calls: RowCall[] };
    }
);

const longId = 'x'.repeat(65);
const moment = () => {
  const now = new Date().toISOString();
  return { key: randomUUID(), at: now, sentAt: now };
};
const person = {
  account_type: 'parent',
  full_name: 'Maria',
  password: 'correct-horse-9',
  over_18: true,
  terms_read: true,
  privacy_read: true,
  language: 'en',
  time_zone: 'Europe/Rome',
};

function byQuery(path: string, name: string, more = '') {
  return {
    call: (id: string) => ({ path: `${path}?${name}=${id}${more}` }),
    malformed: [
      { path: `${path}?${name}=${longId}` },
      { path: `${path}?${name}=%00` },
      { path: `${path}?${name}=` },
      { path: `${path}?${name}=a&other=b` },
    ],
  };
}

function byPath(path: string, body?: unknown) {
  const malformed = [`${path}/${longId}`, `${path}/%00`];
  return {
    call: (id: string) => ({ path: `${path}/${id}`, body }),
    malformed: malformed.map((wrong) => ({ path: wrong, body })),
  };
}

function missingLesson(calls: RowCall[]) {
  return { code: 'lesson_not_found' as const, calls };
}

function atLesson(part: string) {
  const path = (place: string) => ({ path: `/rest/v1/lessons/${place}${part}` });
  return {
    about: 'everybody' as const,
    call: () => path('1/1'),
    missing: missingLesson(['0/1', '7/1', '1/9', '1/0'].map(path)),
    malformed: ['a/b', '1/1234', '-1/1', '1/%00'].map(path),
  };
}

function fromLesson(path: string, more: object, wrong: object) {
  return {
    about: 'caller' as const,
    call: () => ({ path, body: { ...moment(), lesson: '1-1', ...more } }),
    missing: missingLesson([{ path, body: { ...moment(), lesson: '1-9', ...more } }]),
    malformed: [
      { path, body: { ...moment(), lesson: '1-1', ...more, ...wrong } },
      { path, body: { ...moment(), lesson: '9-1', ...more } },
      { path, body: { ...moment(), key: 'no-uuid', lesson: '1-1', ...more } },
      { path, body: { lesson: '1-1', ...more } },
      { path, body: null },
    ],
  };
}

/**
 * One row for each route of the contracts, by method and path. A route without a row fails the matrix; what each
 * answer must be follows from the route's own rules and the domain's tables.
 */
export const matrixRows: Record<string, MatrixRow> = {
  'get /rest/v1/profiles/{id}': { about: 'person', way: 'read', ...byPath('/rest/v1/profiles') },
  'get /rest/v1/user_roles': {
    about: 'person',
    way: 'read',
    ...byQuery('/rest/v1/user_roles', 'user_id'),
  },
  'post /rest/v1/rpc/is_parent_admin': {
    about: 'person',
    way: 'read',
    call: (id) => ({ path: '/rest/v1/rpc/is_parent_admin', body: { child_user_id: id } }),
    malformed: [
      { path: '/rest/v1/rpc/is_parent_admin', body: { child_user_id: 7 } },
      { path: '/rest/v1/rpc/is_parent_admin', body: { child_user_id: longId } },
      { path: '/rest/v1/rpc/is_parent_admin', body: { child_user_id: '\0' } },
      { path: '/rest/v1/rpc/is_parent_admin', body: {} },
    ],
  },
  'post /rest/v1/account/sign-up': {
    about: 'everybody',
    call: () => ({
      path: '/rest/v1/account/sign-up',
      body: { ...person, email: `${randomUUID()}@example.org` },
    }),
    malformed: [
      { path: '/rest/v1/account/sign-up', body: { ...person, email: 7 } },
      { path: '/rest/v1/account/sign-up', body: { ...person, email: 'no address' } },
      { path: '/rest/v1/account/sign-up', body: person },
    ],
  },
  'post /rest/v1/account/resend-confirmation': {
    about: 'everybody',
    call: () => ({
      path: '/rest/v1/account/resend-confirmation',
      body: { email: 'nobody@example.org', language: 'en' },
    }),
    malformed: [
      { path: '/rest/v1/account/resend-confirmation', body: { email: 'none', language: 'en' } },
      { path: '/rest/v1/account/resend-confirmation', body: { email: 'a@b.org', language: 'de' } },
    ],
  },
  'get /rest/v1/account/confirmation': {
    about: 'everybody',
    code: 'confirm_link_invalid',
    call: () => ({ path: '/rest/v1/account/confirmation?token=missing' }),
    malformed: [
      { path: '/rest/v1/account/confirmation' },
      { path: '/rest/v1/account/confirmation?token=%00' },
      { path: `/rest/v1/account/confirmation?token=${'x'.repeat(201)}` },
    ],
  },
  'post /rest/v1/account/confirmation': {
    about: 'everybody',
    code: 'confirm_link_invalid',
    call: () => ({
      path: '/rest/v1/account/confirmation',
      body: { token: 'missing', password: 'correct-horse-9' },
    }),
    malformed: [{ path: '/rest/v1/account/confirmation', body: { token: 'missing' } }],
  },
  ...trackingRows,
  ...signInRows,
  'get /rest/v1/account/export': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/account/export' }),
    malformed: [],
  },
  ...settingsRows,
  'get /rest/v1/children': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/children' }),
    malformed: [],
  },
  'post /rest/v1/children': {
    about: 'caller',
    visitorCode: 'child_login_required',
    call: () => ({
      path: '/rest/v1/children',
      body: { name: randomUUID(), age: 8, password: 'wooden-boat', consent: true },
    }),
    malformed: [
      { path: '/rest/v1/children', body: { name: 'Pia', age: 'eight', password: 'wooden-boat' } },
      { path: '/rest/v1/children', body: { name: 'P\0a', age: 8, password: 'wooden-boat' } },
      { path: '/rest/v1/children', body: [] },
    ],
  },
  'patch /rest/v1/children/{id}': {
    about: 'person',
    way: 'write',
    childrenOnly: true,
    ...byPath('/rest/v1/children', { age: 9 }),
  },
  'delete /rest/v1/children/{id}': {
    about: 'person',
    way: 'write',
    childrenOnly: true,
    ...byPath('/rest/v1/children'),
  },
  ...deviceRows,
  ...classRows,
  ...secondFactorRows,
  'get /rest/v1/user_subscriptions': {
    about: 'person',
    way: 'read',
    ...byQuery('/rest/v1/user_subscriptions', 'user_id', '&active=true'),
  },
  ...billingRows,
  ...givingRows,
  'get /rest/v1/course': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/course' }),
    malformed: [{ path: '/rest/v1/course?lang=xx' }, { path: '/rest/v1/course?child_id=1' }],
  },
  'get /rest/v1/lessons/{moduleId}/{lessonId}': atLesson(''),
  'get /rest/v1/lessons/{moduleId}/{lessonId}/outside': atLesson('/outside'),
  'get /rest/v1/lessons/{moduleId}/{lessonId}/quiz-key': atLesson('/quiz-key'),
  ...correctionRows,
  ...mistakeRows,
  ...blogRows,
  ...mediaRows,
  ...readingRows,
  ...chatRows,
  ...deskRows,
  ...commentRows,
  ...printableRows,
  'post /rest/v1/progress': fromLesson(
    '/rest/v1/progress',
    { part: 'goals' },
    { part: 'everything' },
  ),
  'post /rest/v1/progress/time': fromLesson(
    '/rest/v1/progress/time',
    { seconds: 30 },
    { seconds: 31 },
  ),
  'post /rest/v1/quiz-results': fromLesson(
    '/rest/v1/quiz-results',
    { answers: [{ id: 'q1', value: true }] },
    { answers: [{ id: 'q1', value: 1 }] },
  ),
  'post /rest/v1/quiz-results/grade': {
    about: 'everybody',
    call: () => ({ path: '/rest/v1/quiz-results/grade', body: { lesson: '1-1', answers: [] } }),
    missing: missingLesson([
      { path: '/rest/v1/quiz-results/grade', body: { lesson: '1-9', answers: [] } },
    ]),
    malformed: [
      { path: '/rest/v1/quiz-results/grade', body: { lesson: '1-1', answers: 'all' } },
      { path: '/rest/v1/quiz-results/grade', body: { lesson: 'one', answers: [] } },
    ],
  },
  'get /rest/v1/quiz-results': {
    about: 'person',
    way: 'read',
    childrenOnly: true,
    ...byQuery('/rest/v1/quiz-results', 'child_id', '&lesson=1-1'),
  },
  'get /rest/v1/progress': {
    about: 'person',
    way: 'read',
    childrenOnly: true,
    ...byQuery('/rest/v1/progress', 'child_id'),
  },
  ...reviewRows,
  ...dayRows,
  'get /rest/v1/children/progress': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/children/progress' }),
    malformed: [],
  },
};
