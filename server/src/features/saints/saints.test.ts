import type { SaintView } from '@pius/contracts/saints.ts';
import { languages } from '@pius/domain/language.ts';
import { daysInMonth, monthNumbers, writeDate } from '@pius/domain/saints/feast-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { giveSecondFactor } from '../../test/second-factor.ts';
import { openSession } from '../../test/session.ts';

// Ten in the morning in London: the 21st, the 22nd or the 23rd, as one lives.
const now = new Date('2026-11-22T10:00:00Z');
const endOfSession = new Date('2040-01-01T00:00:00Z');
const message =
  'Could not find a saint for the selected date or there was an error generating the information. Please try another date.';
let t: TestApp;
let child: string;
let parent: string;
let admin: string;

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(now);
  const id = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  parent = await openSession(t.ctx, id, endOfSession);
  child = await openSession(
    t.ctx,
    (await addChildTo(t.ctx, id, { name: 'Lucia' })).id,
    endOfSession,
  );
  const operator = await addGrownUp(t.ctx, { email: 'admin@example.org', admin: true });
  admin = await openSession(t.ctx, operator, endOfSession);
  await giveSecondFactor(t.ctx, operator);
});
afterAll(() => t.close());
beforeEach(() => t.setNow(now));

const ask = (date: string, cookie?: string, lang = 'en') =>
  t.call(`/rest/v1/saints/${date}?lang=${lang}`, { cookie });

describe('the saint of a date', () => {
  test.each(languages)('has all its parts in %s, and nobody who read it yet', async (lang) => {
    const saint = await bodyOf<SaintView>(await ask('2026-02-03', child, lang));
    expect(saint).toMatchObject({
      date: '2026-02-03',
      language: lang,
      id: 'blaise',
      born: null,
      reader: null,
    });
    expect(saint.feastDay).toContain(writeDate(2, 3, lang));
    expect(saint.picture.id).toBe('saint-blaise');
    expect(saint.picture.alt).toMatch(/^\p{Lu}.+\.$/u);
    for (const part of ['name', 'bio', 'virtues', 'heroism', 'contributions', 'source'] as const) {
      expect(saint[part].trim(), part).not.toBe('');
    }
  });

  test('is there for every date of a leap year, for a child, with another one each day', async () => {
    const ids = new Set<string>();
    for (const month of monthNumbers) {
      for (let day = 1; day <= daysInMonth(month); day += 1) {
        const date = `2028-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        ids.add((await bodyOf<SaintView>(await ask(date, child))).id);
        t.setNow(new Date(now.getTime() + ids.size * 1000));
      }
    }
    expect(ids.size).toBe(366);
  });

  test.each(['2027-02-29', '2026-02-30', '2026-13-01', '2026-00-00'])(
    '%s is outside the calendar: the fixed sentence, to everybody',
    async (date) => {
      for (const cookie of [undefined, child, parent, admin]) {
        const answer = await ask(date, cookie);
        expect(answer.status).toBe(404);
        expect(await bodyOf(answer)).toEqual({ code: 'saint_not_found', message });
      }
    },
  );

  test('is everybody’s while it is today somewhere on Earth, and else the child’s alone', async () => {
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      for (const cookie of [undefined, child, parent, admin]) {
        expect((await ask(date, cookie)).status, date).toBe(200);
      }
    }
    for (const date of ['2026-11-20', '2026-11-24', '2025-11-22', '2020-02-29']) {
      expect((await ask(date)).status, date).toBe(401);
      expect((await ask(date, parent)).status, date).toBe(403);
      expect((await ask(date, admin)).status, date).toBe(403);
      expect((await ask(date, child)).status, date).toBe(200);
    }
  });

  test('changes with midnight on the last island, not with that of the server', async () => {
    t.setNow(new Date('2026-11-22T11:59:59Z'));
    expect((await ask('2026-11-21')).status).toBe(200);
    t.setNow(new Date('2026-11-22T12:00:00Z'));
    expect((await ask('2026-11-21')).status).toBe(401);
  });
});

test('a month by name has every day of it, for a child', async () => {
  const answer = await t.call('/rest/v1/saints?month=02&lang=fr', { cookie: child });
  const { items } = await bodyOf<{
    items: { day: number; id: string; name: string; picture: string }[];
  }>(answer);
  expect(items.map(({ day }) => day)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
  expect(items[2]).toMatchObject({
    id: 'blaise',
    name: expect.stringContaining('Blaise'),
    picture: 'saint-blaise',
  });
  expect((await t.call('/rest/v1/saints?month=2')).status).toBe(401);
});
