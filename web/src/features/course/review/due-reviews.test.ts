import type { ChildReviews, ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { expect, it } from 'vitest';
import type { PendingMutation } from '@/learning/progress/mutations.ts';
import { reviewDay, withAnswer } from './due-reviews.ts';

const question = (place: number): ReviewQuestionView => ({
  kind: 'true-false',
  lesson: '1-1',
  item: `quiz:q${place + 1}`,
  lessonTitle: 'The Road',
  since: '2027-03-01',
  place,
  statement: 'God is good.',
  answer: true,
  why: 'He made us.',
});
const reviews: ChildReviews = {
  child_id: 'lucia',
  language: 'en',
  time_zone: 'America/Sao_Paulo',
  items: [0, 1, 2, 3, 4, 5, 6].map(question),
  answers: [],
};
const head = { lesson: '1-1', item: 'quiz:q1', at: '2027-03-03T02:00:00Z', key: 'k' };
const review: PendingMutation = {
  ...head,
  kind: 'review',
  value: true,
  language: 'en',
  outcome: 'known',
};
const oralReview: PendingMutation = { ...head, kind: 'heard', child: 'lucia', outcome: 'missed' };
const evening = new Date('2027-03-03T02:30:00Z');
const items = (day: { due: { item: string }[] }) => day.due.map(({ item }) => item);

it('what waits on the device counts, on the family’s day', () => {
  expect(reviewDay(reviews, [], evening)).toMatchObject({ begun: false });
  const day = reviewDay(reviews, [review], evening);
  expect(day.begun).toBe(true);
  expect(items(day)).toEqual(['quiz:q2', 'quiz:q3', 'quiz:q4', 'quiz:q5']);
  expect(reviewDay(reviews, [review], new Date('2027-03-03T04:00:00Z')).begun).toBe(false);
});

it('what a grown-up heard counts for that child alone', () => {
  expect(reviewDay(reviews, [oralReview], evening).begun).toBe(true);
  expect(reviewDay({ ...reviews, child_id: 'marco' }, [oralReview], evening).begun).toBe(false);
});

it('parts and quizzes that wait say nothing of it', () => {
  const part: PendingMutation = { ...head, kind: 'part', part: 'story' };
  expect(reviewDay(reviews, [part], evening).begun).toBe(false);
});

it('an answer that was sent takes the place of the one that waited', () => {
  const answer = { lesson: '1-1', item: 'quiz:q1', day: '2027-03-02', outcome: 'known' } as const;
  const sent = reviewDay(withAnswer(reviews, answer), [], evening);
  expect(sent).toEqual(reviewDay(reviews, [review], evening));
});
