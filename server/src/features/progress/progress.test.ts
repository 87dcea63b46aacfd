import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityDays, timeSpent } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { unwriteLesson, writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface Progress {
  current_streak: number;
  longest_streak: number;
  last_active: string | null;
  time_spent_seconds: number;
  week: { day: string; active: boolean }[];
  badges: { badge: string }[];
}

const later = new Date('2040-01-01T00:00:00Z');
const parts = ['goals', 'story', 'teaching', 'vocabulary'];
const activities = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => `activity:${id}`);
let t: TestApp;
let parent: string;
let child: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  writeLockedLesson(t.ctx);
  // Three hours behind UTC all year.
  const timeZone = 'America/Sao_Paulo';
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org', timeZone });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date('2031-05-05T12:00:00Z'));
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
  cookie = await openSession(t.ctx, child, later);
});

const post = (path: string, body: object) =>
  t.call(`/rest/v1${path}`, { method: 'POST', body, cookie });
/** Sends that a part was done at a moment of a device's clock; the server's clock is `received`. */
function done(part: string, received: string, { at = received, sentAt = received } = {}) {
  t.setNow(new Date(received));
  return post('/progress', { key: randomUUID(), at, sentAt, lesson: '1-1', part });
}
const read = async (received: string) => {
  t.setNow(new Date(received));
  return bodyOf<Progress>(await t.call('/rest/v1/progress', { cookie }));
};
const days = async () =>
  (await t.ctx.db.select().from(activityDays).where(eq(activityDays.childId, child)))
    .map(({ day }) => day)
    .sort();

describe('the parts of a lesson', () => {
  test('add up to 85 %, whatever is sent twice and in whatever order', async () => {
    let last: unknown;
    for (const part of [...activities, ...parts.toReversed(), 'story', 'activity:a1']) {
      const answer = await done(part, '2031-05-05T12:00:00Z');
      expect(answer.status).toBe(200);
      last = await answer.json();
    }
    expect(last).toMatchObject({
      lesson: '1-1',
      percentage: 85,
      completed: false,
      best_quiz: null,
      new_badges: [],
    });
  });

  test('that the lesson does not have are refused', async () => {
    for (const part of ['activity:a6', 'activity:x']) {
      const answer = await done(part, '2031-05-05T12:00:00Z');
      expect(answer.status).toBe(400);
      expect(await bodyOf(answer)).toMatchObject({ fields: { part: 'invalid_input' } });
    }
    expect(await days()).toEqual([]);
  });

  test('of a lesson not written are 404', async () => {
    unwriteLesson(t.ctx, '6-6');
    const moment = '2031-05-05T12:00:00Z';
    const body = { key: randomUUID(), at: moment, sentAt: moment, lesson: '6-6', part: 'story' };
    expect((await post('/progress', body)).status).toBe(404);
  });

  test('sent with one key as a part and as time is refused', async () => {
    const moment = '2031-05-05T12:00:00Z';
    const sent = { key: randomUUID(), at: moment, sentAt: moment, lesson: '1-1' };
    expect((await post('/progress', { ...sent, part: 'story' })).status).toBe(200);
    expect((await post('/progress/time', { ...sent, seconds: 30 })).status).toBe(409);
  });
});

describe('a streak', () => {
  test('counts days of the family’s time zone, a free Sunday aside', async () => {
    // Friday evening in São Paulo is Saturday in UTC.
    await done('goals', '2031-05-03T01:30:00Z');
    await done('story', '2031-05-03T15:00:00Z');
    await done('teaching', '2031-05-06T02:30:00Z');
    expect(await days()).toEqual(['2031-05-02', '2031-05-03', '2031-05-05']);
    const progress = await read('2031-05-06T10:00:00Z');
    expect(progress).toMatchObject({ current_streak: 3, longest_streak: 3 });
    expect(progress.badges.map(({ badge }) => badge)).toEqual(['dedicatedLearner']);
    expect(progress.week.map(({ day, active }) => `${day} ${active}`)).toEqual([
      ...['2031-05-05 true', '2031-05-06 false', '2031-05-07 false', '2031-05-08 false'],
      ...['2031-05-09 false', '2031-05-10 false', '2031-05-11 false'],
    ]);
    expect(await read('2031-05-09T10:00:00Z')).toMatchObject({
      current_streak: 0,
      longest_streak: 3,
    });
  });

  test('counts a day once, however much is done on it', async () => {
    for (const part of parts) await done(part, '2031-05-05T12:00:00Z');
    expect(await read('2031-05-05T13:00:00Z')).toMatchObject({ current_streak: 1 });
  });

  test('counts days spent offline when they are sent later, one after the other', async () => {
    await done('goals', '2031-05-05T12:00:00Z');
    const sent = '2031-05-08T12:00:00Z';
    await done('story', sent, { at: '2031-05-06T12:00:00Z' });
    await done('teaching', sent, { at: '2031-05-07T12:00:00Z' });
    await done('vocabulary', sent);
    expect(await days()).toEqual(['2031-05-05', '2031-05-06', '2031-05-07', '2031-05-08']);
    expect(await read(sent)).toMatchObject({ current_streak: 4 });
  });

  test('of a device whose clock is years off counts as if it were right', async () => {
    await done('goals', '2031-05-05T12:00:00Z');
    await done('story', '2031-05-07T12:00:00Z', {
      at: '1999-01-01T12:00:00Z',
      sentAt: '1999-01-02T12:00:00Z',
    });
    expect(await days()).toEqual(['2031-05-05', '2031-05-06']);
  });

  test('cannot be made longer by a clock that lies', async () => {
    const received = '2031-05-05T12:00:00Z';
    await done('goals', received);
    await done('story', received, { at: '2031-05-01T12:00:00Z' });
    await done('teaching', received, { at: '2031-05-20T12:00:00Z' });
    await done('vocabulary', received, { at: '1970-01-01T00:00:00Z' });
    expect(await days()).toEqual(['2031-05-05']);
  });

  test('cannot begin before the child’s account did', async () => {
    await done('goals', '2031-05-05T12:00:00Z', { at: '1990-01-01T12:00:00Z' });
    const [first = ''] = await days();
    expect(first >= '2026-01-01').toBe(true);
  });
});

describe('time spent', () => {
  const heartbeat = (seconds: number, key = randomUUID()) => {
    const moment = '2031-05-05T12:00:00Z';
    return post('/progress/time', { key, at: moment, sentAt: moment, lesson: '1-1', seconds });
  };

  test('adds up, each beat once', async () => {
    const key = randomUUID();
    for (let round = 0; round < 3; round += 1) {
      expect(await (await heartbeat(30, key)).json()).toEqual({ seconds: 30 });
    }
    await heartbeat(20);
    expect(await read('2031-05-05T12:00:00Z')).toMatchObject({ time_spent_seconds: 50 });
  });

  test('is at most thirty seconds a beat and twelve hours a day', async () => {
    expect((await heartbeat(31)).status).toBe(400);
    expect((await heartbeat(0)).status).toBe(400);
    await heartbeat(30);
    await t.ctx.db
      .update(timeSpent)
      .set({ seconds: 12 * 3600 - 10 })
      .where(eq(timeSpent.childId, child));
    await heartbeat(30);
    expect(await read('2031-05-05T12:00:00Z')).toMatchObject({ time_spent_seconds: 12 * 3600 });
  });

  test('in a locked lesson is not counted', async () => {
    const moment = '2031-05-05T12:00:00Z';
    const sent = { key: randomUUID(), at: moment, sentAt: moment, lesson: '2-1', seconds: 30 };
    expect((await post('/progress/time', sent)).status).toBe(403);
  });
});

describe('reading progress', () => {
  test('gives child, parent and admin the same picture', async () => {
    await done('goals', '2031-05-05T12:00:00Z');
    const admin = await addGrownUp(t.ctx, { email: `admin${number}@example.org`, admin: true });
    const own = await read('2031-05-05T12:30:00Z');
    expect(own).toMatchObject({
      child_id: child,
      name: `Child ${number}`,
      overall_percentage: 0,
      lessons_completed: 0,
      lessons_total: 52,
      current_module: 1,
      current_lesson: '1-1',
      last_active: '2031-05-05T12:00:00.000Z',
      lessons: [
        {
          lesson: '1-1',
          percentage: 5,
          completed: false,
          parts: ['goals'],
          best_quiz: null,
          quiz_tries: 0,
          completed_at: null,
          last_active: '2031-05-05T12:00:00.000Z',
        },
      ],
    });
    for (const reader of [parent, admin]) {
      const answer = await t.call(`/rest/v1/progress?child_id=${child}`, {
        cookie: await openSession(t.ctx, reader, later),
      });
      expect(await answer.json()).toEqual(own);
    }
  });

  test('needs a child to be named by a grown-up', async () => {
    const answer = await t.call('/rest/v1/progress', {
      cookie: await openSession(t.ctx, parent, later),
    });
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ fields: { child_id: 'invalid_input' } });
  });

  test('of a child that has done nothing is all zeros', async () => {
    expect(await read('2031-05-05T12:00:00Z')).toMatchObject({
      last_active: null,
      current_streak: 0,
      longest_streak: 0,
      time_spent_seconds: 0,
      badges: [],
      lessons: [],
    });
  });
});
