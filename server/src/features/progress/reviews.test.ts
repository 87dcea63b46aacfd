import { randomUUID } from 'node:crypto';
import type { ChildReviews, ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { reviewsDue } from '@pius/domain/progress/reviews.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '../../db/tables/account.ts';
import { activityDays, reviewAnswers } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const later = new Date('2040-01-01T00:00:00Z');
// Three hours behind UTC all year.
const timeZone = 'America/Sao_Paulo';
let t: TestApp;
let parent: string;
let parentCookie: string;
let child: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  writeLockedLesson(t.ctx);
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org', timeZone });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date('2031-05-05T12:00:00Z'));
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
  cookie = await openSession(t.ctx, child, later);
  parentCookie = await openSession(t.ctx, parent, later);
});

const send = (path: string, body: object, as = cookie) =>
  t.call(`/rest/v1${path}`, { method: 'POST', body, cookie: as });
const sentOn = (day: string) => {
  const moment = `${day}T12:00:00Z`;
  t.setNow(new Date(moment));
  return { key: randomUUID(), at: moment, sentAt: moment };
};
const quizOf = (id: string) => t.ctx.content.lesson(id, 'en')?.quiz ?? [];

async function complete(lesson: string, day: string) {
  const answers = quizOf(lesson).map((question) => ({
    id: question.id,
    value: question.kind === 'true-false' ? question.answer : (question.answers[0] ?? ''),
  }));
  const answer = await send('/quiz-results', { ...sentOn(day), lesson, answers });
  expect(await bodyOf(answer)).toMatchObject({ completed: true });
}

async function reviews(day: string, as = cookie, lang = 'en'): Promise<ChildReviews> {
  t.setNow(new Date(`${day}T12:00:00Z`));
  const answer = await t.call(`/rest/v1/reviews?child_id=${child}&lang=${lang}`, { cookie: as });
  expect(answer.status).toBe(200);
  return bodyOf<ChildReviews>(answer);
}

const dueOf = ({ items, answers }: ChildReviews, day: string) =>
  reviewsDue(items, answers, day) as ReviewQuestionView[];
const rightOf = (question: ReviewQuestionView) =>
  question.kind === 'typed' ? (question.answers[0] ?? '') : question.answer;

function give(question: ReviewQuestionView, day: string, value: boolean | string) {
  const { lesson, item } = question;
  return send('/reviews', { ...sentOn(day), lesson, item, value, language: 'en' });
}

const sendOralReview = (body: object, day = '2031-05-06', as = parentCookie) =>
  send('/reviews/heard', { ...sentOn(day), child_id: child, lesson: '1-1', ...body }, as);
const saved = () => t.ctx.db.select().from(reviewAnswers).where(eq(reviewAnswers.childId, child));

describe('the reviews of a child', () => {
  test('are empty before a lesson is completed, and of its questions the day after', async () => {
    expect((await reviews('2031-05-05')).items).toEqual([]);
    await complete('1-1', '2031-05-05');
    expect(dueOf(await reviews('2031-05-05'), '2031-05-05')).toEqual([]);
    const due = dueOf(await reviews('2031-05-06'), '2031-05-06');
    expect(due.map(({ item }) => item)).toEqual(
      quizOf('1-1')
        .slice(0, 5)
        .map(({ id }) => `quiz:${id}`),
    );
  });

  test('go on with what was missed the next day, and with what was known after seven', async () => {
    await complete('1-1', '2031-05-05');
    const due = dueOf(await reviews('2031-05-06'), '2031-05-06');
    for (const [index, question] of due.entries()) {
      const answer = await give(question, '2031-05-06', index === 2 ? 'wrong' : rightOf(question));
      expect(await bodyOf(answer)).toMatchObject({
        item: question.item,
        day: '2031-05-06',
        outcome: index === 2 ? 'missed' : 'known',
      });
    }
    const evening = await reviews('2031-05-06');
    expect(evening.answers).toHaveLength(5);
    expect(dueOf(evening, '2031-05-06')).toEqual([]);
    const next = dueOf(await reviews('2031-05-07'), '2031-05-07').map(({ item }) => item);
    expect(next[0]).toBe(due[2]?.item);
    expect(next.filter((item) => due.some((one) => one.item === item))).toHaveLength(1);
    const week = dueOf(await reviews('2031-05-13'), '2031-05-13').map(({ item }) => item);
    expect(week).toEqual(expect.arrayContaining([due[0]?.item, due[1]?.item]));
  });

  test('are in the language asked for, and the same questions', async () => {
    await complete('1-2', '2031-05-05');
    const english = await reviews('2031-05-06');
    const french = await reviews('2031-05-06', cookie, 'fr');
    expect(french.language).toBe('fr');
    expect(french.items.map(({ item }) => item)).toEqual(english.items.map(({ item }) => item));
    expect(french.items[0]?.lessonTitle).toBe(t.ctx.content.lesson('1-2', 'fr')?.title);
  });

  test('begin on the family’s day, not that of UTC', async () => {
    const moment = '2031-05-06T01:00:00Z';
    t.setNow(new Date(moment));
    const answers = quizOf('1-1').map((question) => ({
      id: question.id,
      value: question.kind === 'true-false' ? question.answer : (question.answers[0] ?? ''),
    }));
    const sent = { key: randomUUID(), at: moment, sentAt: moment, lesson: '1-1' };
    expect((await send('/quiz-results', { ...sent, answers })).status).toBe(200);
    const { items, time_zone } = await reviews('2031-05-06');
    expect(time_zone).toBe(timeZone);
    expect(items[0]?.since).toBe(localDay(new Date(moment), timeZone));
    expect(items[0]?.since).toBe('2031-05-05');
  });

  test('count for the streak, once per key, whatever the order they come in', async () => {
    await complete('1-1', '2031-05-05');
    const [question] = dueOf(await reviews('2031-05-06'), '2031-05-06');
    if (!question) throw new Error('Nothing is due.');
    const { lesson, item } = question;
    const request = { lesson, item, value: rightOf(question), language: 'en' };
    const body = { ...sentOn('2031-05-06'), ...request };
    const first = await bodyOf(await send('/reviews', body));
    expect(await bodyOf(await send('/reviews', body))).toEqual(first);
    expect((await send('/reviews', { ...body, value: 'another' })).status).toBe(409);
    expect(await saved()).toHaveLength(1);
    const days = await t.ctx.db.select().from(activityDays).where(eq(activityDays.childId, child));
    expect(days.map(({ day }) => day).sort()).toEqual(['2031-05-05', '2031-05-06']);
  });

  test('done offline keep the day they were done on', async () => {
    await complete('1-1', '2031-05-05');
    const [question] = dueOf(await reviews('2031-05-06'), '2031-05-06');
    t.setNow(new Date('2031-05-08T12:00:00Z'));
    const sent = { at: '2031-05-06T15:00:00Z', sentAt: '2031-05-08T12:00:00Z', language: 'en' };
    const request = { key: randomUUID(), lesson: '1-1', item: question?.item, value: true };
    const answer = await send('/reviews', { ...sent, ...request });
    expect(await bodyOf(answer)).toMatchObject({ day: '2031-05-06' });
  });

  test('of a locked module are refused, and its questions are not given', async () => {
    const sent = { ...sentOn('2031-05-06'), language: 'en', value: true };
    const locked = await send('/reviews', { ...sent, lesson: '2-1', item: 'quiz:q1' });
    expect(locked.status).toBe(403);
    expect(await saved()).toEqual([]);
  });
});

describe('what a grown-up heard', () => {
  test('feeds the reviews of the own child, and leaves the time of the child’s own acts alone', async () => {
    await complete('1-1', '2031-05-05');
    const [entry] = t.ctx.content.lesson('1-1', 'en')?.teaching ?? [];
    const item = `entry:${entry?.id}`;
    const answer = await sendOralReview({ item, outcome: 'missed' });
    expect(await bodyOf(answer)).toEqual({
      lesson: '1-1',
      item,
      day: '2031-05-06',
      outcome: 'missed',
    });
    const [profile] = await t.ctx.db.select().from(profiles).where(eq(profiles.id, child));
    expect(profile?.lastActiveAt?.toISOString()).toBe('2031-05-05T12:00:00.000Z');
    const [first] = dueOf(await reviews('2031-05-07', parentCookie), '2031-05-07');
    expect(first).toMatchObject({ item, kind: 'choice', answer: entry?.id });
  });

  test('of what the lesson has not is refused', async () => {
    for (const item of ['entry:nothing', 'quiz:q99']) {
      expect((await sendOralReview({ item, outcome: 'known' })).status).toBe(400);
    }
    expect(await saved()).toEqual([]);
  });

  test('cannot be said by the child, nor by another parent', async () => {
    const said = { item: 'quiz:q1', outcome: 'known' };
    expect((await sendOralReview(said, '2031-05-06', cookie)).status).toBe(403);
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org`, timeZone });
    const stranger = await openSession(t.ctx, other, later);
    expect((await sendOralReview(said, '2031-05-06', stranger)).status).toBe(404);
    expect(await saved()).toEqual([]);
  });

  test('is refused once the consent to the child’s data is withdrawn', async () => {
    const withdrawn = await send(`/children/${child}/data-consent`, { given: false }, parentCookie);
    expect(withdrawn.status).toBe(200);
    const refused = await sendOralReview({ item: 'quiz:q1', outcome: 'known' });
    expect(await bodyOf(refused)).toMatchObject({ code: 'consent_required' });
    expect(await saved()).toEqual([]);
  });
});
