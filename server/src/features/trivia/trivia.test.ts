import { randomUUID } from 'node:crypto';
import type { TriviaDay, TriviaQuestion } from '@pius/contracts/trivia.ts';
import { daysAfter } from '@pius/domain/calendar-day.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityDays } from '../../db/tables/progress.ts';
import { triviaRounds } from '../../db/tables/trivia.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const endOfSession = new Date('2040-01-01T00:00:00Z');
const today = '2031-05-05';
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
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org', timeZone });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date(`${today}T12:00:00Z`));
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
  cookie = await openSession(t.ctx, child, endOfSession);
  parentCookie = await openSession(t.ctx, parent, endOfSession);
});

const read = (date: string, as: string | undefined = cookie, lang = 'en') =>
  t.call(`/rest/v1/trivia/${date}?lang=${lang}`, { cookie: as });
async function questionsOf(date: string, lang = 'en'): Promise<TriviaQuestion[]> {
  const { questions } = await bodyOf<TriviaDay>(await read(date, cookie, lang));
  return questions ?? [];
}
const sentAt = (at: string, sent = at) => ({ key: randomUUID(), at, sentAt: sent, language: 'en' });
const send = (body: object, as = cookie) =>
  t.call('/rest/v1/trivia-rounds', { method: 'POST', body, cookie: as });
const saved = () => t.ctx.db.select().from(triviaRounds).where(eq(triviaRounds.childId, child));

/** All five answers of a date, the first `wrong` of them not right. */
async function answersOf(date: string, wrong = 0) {
  const questions = await questionsOf(date);
  return questions.map(({ id, answer }, at) => ({
    id,
    choice: at < wrong ? (answer + 1) % 4 : answer,
  }));
}

async function play(date: string, moment: string, wrong = 0) {
  const answers = await answersOf(date, wrong);
  t.setNow(new Date(moment));
  return bodyOf(await send({ ...sentAt(moment), day: date, answers }));
}

describe('the questions of a date', () => {
  test('are the same five in each language, right answers at the same places', async () => {
    const english = await questionsOf(today);
    expect(english).toHaveLength(5);
    for (const lang of ['fr', 'pt-BR']) {
      const other = await questionsOf(today, lang);
      const places = (questions: TriviaQuestion[]) =>
        questions.map(({ id, lesson, answer }) => [id, lesson, answer]);
      expect(places(other)).toEqual(places(english));
      expect(other[0]?.question).not.toBe(english[0]?.question);
    }
  });

  test('are told to a child with their answers; to anybody else the first one of today without', async () => {
    const [first] = await questionsOf(today);
    for (const as of [undefined, parentCookie]) {
      const answer = await t.call(`/rest/v1/trivia/${today}?lang=en`, { cookie: as });
      const result = await bodyOf<TriviaDay>(answer);
      expect(result).toMatchObject({ questions: null, round: null, teaser: { id: first?.id } });
      expect(Object.keys(result.teaser).sort()).toEqual(
        ['choices', 'id', 'lesson', 'lessonTitle', 'question'].sort(),
      );
      expect(JSON.stringify(result)).not.toContain(first?.why);
    }
  });

  test('of other dates are the child’s alone', async () => {
    for (const date of [daysAfter(today, -2), daysAfter(today, 2)]) {
      expect((await t.call(`/rest/v1/trivia/${date}`)).status).toBe(401);
      expect((await read(date, parentCookie)).status).toBe(403);
      expect((await read(date)).status).toBe(200);
    }
  });

  test('name the lesson in the words of the language, also one that is locked', async () => {
    for (const { lesson, lessonTitle } of await questionsOf(today, 'fr')) {
      const [module = 0, place = 0] = lesson.split('-').map(Number);
      const title = t.ctx.content.course.modules[module - 1]?.lessons[place - 1]?.title.fr;
      expect(lessonTitle).toBe(title);
    }
  });
});

describe('a round', () => {
  test('is graded here, counts for its day, and makes it a day of learning', async () => {
    expect(await play(today, `${today}T12:00:00Z`, 2)).toMatchObject({
      day: today,
      score: 3,
      total: 5,
      counted: true,
    });
    const result = await bodyOf<TriviaDay>(await read(today));
    expect(result.round).toEqual({ score: 3, total: 5 });
    const days = await t.ctx.db.select().from(activityDays).where(eq(activityDays.childId, child));
    expect(days.map(({ day }) => day)).toEqual([today]);
  });

  test('counts once a day: the second is practice, and the first stays', async () => {
    await play(today, `${today}T12:00:00Z`, 2);
    expect(await play(today, `${today}T13:00:00Z`)).toMatchObject({ score: 5, counted: false });
    expect(await bodyOf(await read(today))).toMatchObject({ round: { score: 3, total: 5 } });
    expect(await play(daysAfter(today, 1), '2031-05-06T12:00:00Z')).toMatchObject({
      counted: true,
    });
  });

  test('is another child’s own', async () => {
    await play(today, `${today}T12:00:00Z`);
    const sister = (await addChildTo(t.ctx, parent, { name: `Sister ${number}` })).id;
    const hers = await openSession(t.ctx, sister, endOfSession);
    expect(await bodyOf(await read(today, hers))).toMatchObject({ round: null });
  });

  test('sent again counts once; with another body it is refused', async () => {
    const answers = await answersOf(today);
    const body = { ...sentAt(`${today}T12:00:00Z`), day: today, answers };
    const first = await bodyOf(await send(body));
    expect(await bodyOf(await send(body))).toEqual(first);
    expect((await send({ ...body, answers: answers.slice(1) })).status).toBe(409);
    expect(await saved()).toHaveLength(1);
  });

  test('played offline counts for the day it was played on, by the family’s calendar', async () => {
    const answers = await answersOf(today);
    // An hour past midnight in Greenwich, the evening before in São Paulo.
    const at = '2031-05-06T01:00:00Z';
    const now = '2031-05-08T12:00:00Z';
    t.setNow(new Date(now));
    const answer = await bodyOf(await send({ ...sentAt(at, now), day: today, answers }));
    expect(answer).toMatchObject({ day: today, counted: true });
    expect(await saved()).toMatchObject([{ playedDay: today, day: today }]);
  });

  test('begun before midnight counts; of an older or a later date it is practice', async () => {
    expect(await play(daysAfter(today, -1), `${today}T12:00:00Z`)).toMatchObject({
      counted: true,
    });
    for (const away of [-2, 2, 30, -365]) {
      const date = daysAfter(today, away);
      expect(await play(date, `${today}T13:00:00Z`), date).toMatchObject({ counted: false });
    }
  });

  test('of other questions than those of its date is practice, graded as it was played', async () => {
    const [one] = await questionsOf(daysAfter(today, 20));
    const answers = [{ id: one?.id, choice: one?.answer }];
    const body = { ...sentAt(`${today}T12:00:00Z`), day: today, answers };
    expect(await bodyOf(await send(body))).toMatchObject({ score: 1, total: 1, counted: false });
  });

  test('two at once, from two tablets: one of them counts', async () => {
    const answers = await answersOf(today);
    const sent = await Promise.all(
      [1, 2, 3].map(() => send({ ...sentAt(`${today}T12:00:00Z`), day: today, answers })),
    );
    const result = await Promise.all(sent.map((answer) => bodyOf(answer)));
    expect(result.filter(({ counted }) => counted)).toHaveLength(1);
  });
});
