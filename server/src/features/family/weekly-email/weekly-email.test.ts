import { languages } from '@pius/domain/language.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consents, profiles, user } from '../../../db/tables/account.ts';
import {
  activityDays,
  badges,
  lessonProgress,
  quizResults,
  reviewAnswers,
  timeSpent,
} from '../../../db/tables/progress.ts';
import { familyDeletions } from '../../../db/tables/settings.ts';
import { weeklyEmailChoices, weeklyEmails } from '../../../db/tables/weekly-emails.ts';
import { addChildTo } from '../../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { openSession } from '../../../test/session.ts';
import { findDueEmails } from './send.ts';

const morning = new Date('2031-03-08T06:00:00Z');
const path = '/rest/v1/account/saturday-letter';

let t: TestApp;
let parent: string;
let email: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  email = `parent${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email });
  t.setNow(new Date('2031-03-05T12:00:00Z'));
  t.emails.length = 0;
  cookie = await openSession(t.ctx, parent, new Date('2031-05-01T00:00:00Z'));
});

const choose = (body: object) => t.call(path, { method: 'PATCH', cookie, body });
const child = async (name: string) => (await addChildTo(t.ctx, parent, { name })).id;
const active = (childId: string, day: string) =>
  t.ctx.db.insert(activityDays).values({ childId, day }).onConflictDoNothing();

/**
 * The e-mails to this test's parent after the server has looked at a moment, in as many processes
 * as are named.
 */
async function emailsAt(moment: Date | string, processes = 1) {
  t.setNow(new Date(moment));
  await Promise.all(Array.from({ length: processes }, () => findDueEmails(t.ctx)));
  // What was left to the queue is done before an answer.
  await t.call('/healthz');
  return t.emails.flatMap((sent) =>
    sent.kind === 'saturday-letter' && sent.to === email ? [sent] : [],
  );
}

describe('the e-mail of a Saturday', () => {
  test('comes to who wants it, on Saturday morning where the family lives, once whoever looks how often', async () => {
    await choose({ on: true });
    await active(await child('Lucia'), '2031-03-04');
    expect(await emailsAt('2031-03-08T05:59:00Z')).toEqual([]);
    expect(await emailsAt(morning, 3)).toHaveLength(1);
    expect(await emailsAt('2031-03-08T12:00:00Z')).toHaveLength(1);
    await active(await child('Marco'), '2031-03-12');
    expect(await emailsAt('2031-03-15T06:15:00Z')).toHaveLength(2);
  });

  test('comes to nobody who did not ask for it', async () => {
    await active(await child('Lucia'), '2031-03-04');
    expect(await emailsAt(morning)).toEqual([]);
  });

  test('that could not go in the morning goes until the evening, and not later', async () => {
    await choose({ on: true });
    await active(await child('Lucia'), '2031-03-04');
    expect(await emailsAt('2031-03-08T19:00:00Z')).toEqual([]);
    expect(await emailsAt('2031-03-09T08:00:00Z')).toEqual([]);
    const [sent] = await emailsAt('2031-03-08T18:45:00Z');
    expect(sent?.notAfter).toEqual(new Date('2031-03-08T19:00:00Z'));
  });

  test('comes once though the family moves to where Saturday morning comes later', async () => {
    await t.ctx.db
      .update(profiles)
      .set({ timeZone: 'Pacific/Auckland' })
      .where(eq(profiles.id, parent));
    await choose({ on: true });
    await active(await child('Lucia'), '2031-03-04');
    expect(await emailsAt('2031-03-07T18:15:00Z')).toHaveLength(1);
    await t.ctx.db
      .update(profiles)
      .set({ timeZone: 'America/Los_Angeles' })
      .where(eq(profiles.id, parent));
    expect(await emailsAt('2031-03-08T15:30:00Z')).toHaveLength(1);
  });

  test('does not go to an address that is not proved, nor to a family that is to be deleted', async () => {
    await choose({ on: true });
    await active(await child('Lucia'), '2031-03-04');
    await t.ctx.db.update(user).set({ emailVerified: false }).where(eq(user.id, parent));
    expect(await emailsAt(morning)).toEqual([]);
    await t.ctx.db.update(user).set({ emailVerified: true }).where(eq(user.id, parent));
    const due = { askedAt: morning, dueAt: new Date('2031-04-01T00:00:00Z') };
    await t.ctx.db.insert(familyDeletions).values({ userId: parent, ...due });
    expect(await emailsAt(morning)).toEqual([]);
    await t.ctx.db.delete(familyDeletions).where(eq(familyDeletions.userId, parent));
    expect(await emailsAt(morning)).toHaveLength(1);
  });

  test('is not written once it was stopped, though its job was waiting', async () => {
    await choose({ on: true });
    await active(await child('Lucia'), '2031-03-04');
    t.setNow(morning);
    await findDueEmails(t.ctx);
    await t.ctx.db
      .update(weeklyEmailChoices)
      .set({ stoppedAt: morning })
      .where(eq(weeklyEmailChoices.userId, parent));
    await t.call('/healthz');
    expect(t.emails).toEqual([]);
  });

  test('after a week without anything is a short one, then every second week, then none until something is done', async () => {
    await choose({ on: true });
    const lucia = await child('Lucia');
    await active(lucia, '2031-03-04');
    const saturdays = ['03-08', '03-15', '03-22', '03-29', '04-05', '04-12', '04-19'];
    for (const day of saturdays) await emailsAt(`2031-${day}T07:15:00Z`);
    await active(lucia, '2031-04-22');
    const emails = await emailsAt('2031-04-26T07:15:00Z');
    expect(emails.map(({ data }) => data.kind)).toEqual(['week', 'quiet', 'quiet', 'week']);
    const rows = await t.ctx.db.select().from(weeklyEmails).where(eq(weeklyEmails.userId, parent));
    expect(rows).toHaveLength(8);
  });
});

describe('what an e-mail tells', () => {
  const quiz = { language: 'en', items: [], score: 8, total: 9, percentage: 89 };
  const takenAt = new Date('2031-03-04T10:00:00Z');

  async function aWeek(language: (typeof languages)[number]) {
    await t.ctx.db.update(profiles).set({ language }).where(eq(profiles.id, parent));
    await choose({ on: true });
    const [lucia] = [await child('Lucia'), await child('Marco')];
    const lesson = t.ctx.content.lesson('2-5', 'en');
    const answers = lesson?.quiz.map((question) => ({
      id: question.id,
      value:
        question.id === 'q7'
          ? 'hunger'
          : question.kind === 'typed'
            ? question.answers[0]
            : question.answer,
    }));
    const { db } = t.ctx;
    await db.insert(quizResults).values({
      ...quiz,
      id: crypto.randomUUID(),
      childId: lucia,
      lessonId: '2-5',
      answers,
      takenAt,
    });
    await db.insert(badges).values({ childId: lucia, badge: 'firstSteps', earnedAt: takenAt });
    await db
      .insert(timeSpent)
      .values({ childId: lucia, day: '2031-03-04', lessonId: '2-5', seconds: 1205 });
    const review = { childId: lucia, lessonId: '1-1', language: 'en', day: '2031-03-06' };
    const answeredAt = new Date('2031-03-06T10:00:00Z');
    await db.insert(reviewAnswers).values([
      { ...review, key: crypto.randomUUID(), item: 'quiz:q1', outcome: 'missed', answeredAt },
      { ...review, key: crypto.randomUUID(), item: 'quiz:q2', outcome: 'known', answeredAt },
    ]);
    for (const day of ['2031-03-05', '2031-03-06', '2031-03-07']) await active(lucia, day);
    const done = { childId: lucia, lessonId: '2-5', percentage: 100, completed: true };
    await db.insert(lessonProgress).values({ ...done, updatedAt: takenAt });
    const [sent] = await emailsAt(morning);
    if (!sent) throw new Error('no letter');
    return sent;
  }

  test.each(languages)(
    'is each child’s week, what went wrong and what to say, and the sheet, in %s',
    async (language) => {
      const sent = await aWeek(language);
      const { content, mailer } = t.ctx;
      expect(sent.language).toBe(language);
      expect(sent.data.resting).toEqual(['Marco']);
      const lesson = content.lesson('2-5', language);
      const missed = lesson?.quiz.find(({ id }) => id === 'q7');
      const [lucia] = sent.data.children;
      expect(lucia).toMatchObject({
        name: 'Lucia',
        minutes: 20,
        reviews: 2,
        badges: ['firstSteps'],
        streak: 3,
      });
      expect(lucia?.lessons).toEqual([lesson?.title]);
      expect(lucia?.missed).toHaveLength(2);
      expect(lucia?.missed[0]?.say).toBe(missed?.why);
      const { subject, html, text } = mailer.write(sent);
      for (const said of [
        missed?.why ?? '',
        lesson?.title ?? '',
        lesson?.forGrownUps.atHome ?? '',
      ]) {
        expect(text).toContain(said);
      }
      expect(subject + html + text).not.toMatch(/\{\{|saturday-letter\.|undefined/);
      expect(html).not.toMatch(/<(img|script|link|style|iframe|form)\b|url\(/);
      const hosts = [...html.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      expect(new Set(hosts)).toEqual(new Set([new URL(t.ctx.env.publicUrl).host]));
    },
  );

  test('is the same sheet that its link prints', async () => {
    const { data } = await aWeek('fr');
    const { search } = new URL(data.link);
    const paper = await bodyOf(await t.call(`/rest/v1/sunday-sheet${search}`, { cookie }));
    expect(paper).toMatchObject({ ...data.sheet, sunday: '2031-03-09', language: 'fr' });
  });

  test('is nothing of a child whose consent was taken back', async () => {
    await choose({ on: true });
    const lucia = await child('Lucia');
    await active(lucia, '2031-03-04');
    await t.ctx.db
      .update(consents)
      .set({ withdrawnAt: takenAt })
      .where(eq(consents.childId, lucia));
    const [sent] = await emailsAt(morning);
    expect(sent?.data).toMatchObject({ kind: 'quiet', children: [], resting: [] });
  });

  test('is seen beforehand in the settings as it would be sent, in the parent’s language', async () => {
    const sent = await aWeek('pt-BR');
    const shown = await bodyOf(await t.call(`${path}/preview`, { cookie }));
    expect(shown).toEqual({ kind: 'week', ...t.ctx.mailer.write(sent) });
  });
});
