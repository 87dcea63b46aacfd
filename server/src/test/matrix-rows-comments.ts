import { randomUUID } from 'node:crypto';
import type { MatrixRow } from './matrix-rows.ts';

const ofPost = '/rest/v1/blog/posts/missing/comments';
const one = '/rest/v1/comments/missing';
const desk = '/rest/v1/admin/comments';
const longId = 'x'.repeat(65);
const words = (more: object) => ({
  path: ofPost,
  body: { key: randomUUID(), text: 'Thank you.', anonymous: true, ...more },
});

/** How the matrix calls the routes of comments. */
export const commentRows: Record<string, MatrixRow> = {
  'get /rest/v1/blog/posts/{slug}/comments': {
    about: 'caller',
    code: 'post_not_found',
    call: () => ({ path: ofPost }),
    malformed: [
      { path: `${ofPost}?lang=de` },
      { path: `${ofPost}?after=` },
      { path: `${ofPost}?page=2` },
      { path: `/rest/v1/blog/posts/${'x'.repeat(201)}/comments` },
      { path: '/rest/v1/blog/posts/%00/comments' },
    ],
  },
  'post /rest/v1/blog/posts/{slug}/comments': {
    about: 'caller',
    visitorCode: 'comment_login_required',
    code: 'post_not_found',
    call: () => words({}),
    malformed: [
      words({ key: 'no-uuid' }),
      words({ text: 7 }),
      words({ text: 'a\0b' }),
      words({ text: 'x'.repeat(20_001) }),
      words({ anonymous: 'yes' }),
      words({ parent_id: longId }),
      words({ user_id: 'other' }),
      words({ status: 'shown' }),
      { path: ofPost, body: null },
    ],
  },
  'patch /rest/v1/comments/{id}': {
    about: 'caller',
    code: 'comment_gone',
    call: () => ({ path: one, body: { text: 'Thank you.' } }),
    malformed: [
      { path: `/rest/v1/comments/${longId}`, body: { text: 'a' } },
      { path: '/rest/v1/comments/%00', body: { text: 'a' } },
      { path: one, body: { text: ' \n ' } },
      { path: one, body: { text: 'x'.repeat(2001) } },
      { path: one, body: { text: 'a', status: 'shown' } },
      { path: one, body: {} },
    ],
  },
  'delete /rest/v1/comments/{id}': {
    about: 'caller',
    code: 'comment_gone',
    call: () => ({ path: one }),
    malformed: [{ path: `/rest/v1/comments/${longId}` }, { path: '/rest/v1/comments/%00' }],
  },
  'post /rest/v1/comments/{id}/reports': {
    about: 'caller',
    code: 'comment_gone',
    call: () => ({ path: `${one}/reports`, body: { reason: 'unkind' } }),
    malformed: [
      { path: `/rest/v1/comments/${longId}/reports`, body: { reason: 'unkind' } },
      { path: `${one}/reports`, body: { reason: 'boring' } },
      { path: `${one}/reports`, body: { reason: 'other', note: 'x'.repeat(501) } },
      { path: `${one}/reports`, body: { reason: 'other', note: 'a\0' } },
      { path: `${one}/reports`, body: {} },
    ],
  },
  'get /rest/v1/admin/comments': {
    about: 'caller',
    call: () => ({ path: `${desk}?show=reported&q=anna` }),
    missing: { code: 'not_found', calls: [{ path: `${desk}?after=x` }] },
    malformed: [
      { path: `${desk}?show=mine` },
      { path: `${desk}?q=${'x'.repeat(201)}` },
      { path: `${desk}?q=%00` },
      { path: `${desk}?after=` },
      { path: `${desk}?page=2` },
    ],
  },
  'patch /rest/v1/admin/comments/{id}': {
    about: 'caller',
    code: 'comment_gone',
    call: () => ({ path: `${desk}/missing`, body: { status: 'removed', reason: 'unkind' } }),
    malformed: [
      { path: `${desk}/${longId}`, body: { status: 'shown' } },
      { path: `${desk}/%00`, body: { status: 'shown' } },
      { path: `${desk}/missing`, body: { status: 'waiting' } },
      { path: `${desk}/missing`, body: { status: 'removed' } },
      { path: `${desk}/missing`, body: { status: 'removed', reason: 'boring' } },
      { path: `${desk}/missing`, body: {} },
    ],
  },
};
