import { randomUUID } from 'node:crypto';
import type { MatrixRow } from './matrix-rows.ts';

const path = '/rest/v1/reviews';
const oralReviewPath = `${path}/heard`;
const longId = 'x'.repeat(65);

const moment = () => {
  const now = new Date().toISOString();
  return { key: randomUUID(), at: now, sentAt: now };
};
const answer = (changes: object) => {
  const right = { lesson: '1-1', item: 'quiz:q1', value: true, language: 'en' };
  return { path, body: { ...moment(), ...right, ...changes } };
};
const oralReview = (changes: object) => {
  const right = { lesson: '1-1', item: 'quiz:q1', outcome: 'known' };
  return { path: oralReviewPath, body: { ...moment(), ...right, ...changes } };
};

/** The rows of the reviews, as `matrix-rows.ts` has them of all other routes. */
export const reviewRows: Record<string, MatrixRow> = {
  'get /rest/v1/reviews': {
    about: 'person',
    way: 'read',
    childrenOnly: true,
    call: (id) => ({ path: `${path}?child_id=${id}` }),
    malformed: [
      { path: `${path}?child_id=${longId}` },
      { path: `${path}?child_id=%00` },
      { path: `${path}?child_id=` },
      { path: `${path}?child_id=a&other=b` },
      { path: `${path}?lang=de` },
    ],
  },
  'post /rest/v1/reviews': {
    about: 'caller',
    call: () => answer({}),
    missing: { code: 'lesson_not_found', calls: [answer({ lesson: '1-9' })] },
    malformed: [
      answer({ lesson: '9-1' }),
      answer({ item: 'q1' }),
      answer({ item: 'quiz:q99' }),
      answer({ item: 'entry:q1' }),
      answer({ value: 1 }),
      answer({ value: 'a\0b' }),
      answer({ value: 'a'.repeat(201) }),
      answer({ language: 'de' }),
      answer({ key: 'no-uuid' }),
      answer({ outcome: 'known' }),
      { path, body: null },
    ],
  },
  'post /rest/v1/reviews/heard': {
    about: 'person',
    way: 'write',
    childrenOnly: true,
    call: (id) => oralReview({ child_id: id }),
    malformed: [
      oralReview({ child_id: longId }),
      oralReview({ child_id: 'a\0b' }),
      oralReview({ child_id: '' }),
      oralReview({ child_id: 'a', outcome: 'perfect' }),
      oralReview({ child_id: 'a', item: 'story' }),
      oralReview({ child_id: 'a', value: true }),
      oralReview({}),
      { path: oralReviewPath, body: [] },
    ],
  },
};
