import type { SundaySheetView } from '@pius/contracts/printables.ts';
import { languages } from '@pius/domain/language.ts';
import { comingSunday } from '@pius/domain/printables/sunday-sheet.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consents } from '../../db/tables/account.ts';
import { lessonParts, lessonProgress, quizResults, timeSpent } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';

let t: TestApp;
let parent: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  const email = `parent${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email, timeZone: 'Pacific/Auckland' });
  t.setNow(new Date());
  cookie = await t.signIn(email, 'correct-horse-9');
});

async function sheet(query = ''): Promise<SundaySheetView> {
  const answer = await t.call(`/rest/v1/sunday-sheet${query}`, { cookie });
  expect(answer.status).toBe(200);
  return bodyOf<SundaySheetView>(answer);
}
const idsOf = ({ lessons }: SundaySheetView) => lessons.map(({ id }) => id);
const child = async (name: string) => (await addChildTo(t.ctx, parent, { name })).id;
const part = (childId: string, lessonId: string, at: string) =>
  t.ctx.db.insert(lessonParts).values({ childId, lessonId, part: 'story', doneAt: new Date(at) });

test('a sheet is of what the children did from Saturday to Friday, in the family’s zone', async () => {
  const [lucia, marco] = [await child('Lucia'), await child('Marco')];
  // Saturday morning and Friday night in Auckland, and the hour before and after.
  await part(lucia, '1-1', '2026-11-13T10:30:00Z');
  await part(lucia, '1-2', '2026-11-13T11:30:00Z');
  await part(lucia, '2-1', '2026-11-20T11:30:00Z');
  const quiz = { language: 'en', answers: [], items: [], score: 1, total: 1, percentage: 100 };
  const takenAt = new Date('2026-11-20T10:30:00Z');
  await t.ctx.db
    .insert(quizResults)
    .values({ ...quiz, id: crypto.randomUUID(), childId: marco, lessonId: '2-2', takenAt });
  await t.ctx.db
    .insert(timeSpent)
    .values({ childId: marco, day: '2026-11-14', lessonId: '1-3', seconds: 30 });
  const rows = await sheet('?sunday=2026-11-22');
  expect(rows).toMatchObject({ sunday: '2026-11-22', ahead: false });
  expect(idsOf(rows)).toEqual(['1-2', '2-2', '1-3']);
});

test('without a Sunday it is the next one of the family, and where nobody did anything of the next lessons', async () => {
  const lucia = await child('Lucia');
  const done = { percentage: 100, completed: true };
  await t.ctx.db.insert(lessonProgress).values({ childId: lucia, lessonId: '1-1', ...done });
  const rows = await sheet();
  expect(rows.sunday).toBe(comingSunday(localDay(new Date(), 'Pacific/Auckland')));
  expect([rows.ahead, idsOf(rows)]).toEqual([true, ['1-2']]);
});

test('a child whose consent was taken back stands on no sheet, and without children it is of module 1', async () => {
  const lucia = await child('Lucia');
  await part(lucia, '3-1', '2026-11-16T12:00:00Z');
  expect(idsOf(await sheet('?sunday=2026-11-22'))).toEqual(['3-1']);
  await t.ctx.db
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(eq(consents.childId, lucia));
  expect(idsOf(await sheet('?sunday=2026-11-22'))).toEqual(['1-1', '1-2', '1-3']);
});

test('another family’s work is on no sheet of this one', async () => {
  const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
  const theirs = await addChildTo(t.ctx, other, { name: 'Rosa' });
  await part(theirs.id, '4-1', '2026-11-16T12:00:00Z');
  expect(idsOf(await sheet('?sunday=2026-11-22'))).toEqual(['1-1', '1-2', '1-3']);
});

test.each(languages)(
  'the sheet of an address is the same whatever was learnt since, in %s',
  async (lang) => {
    const query = `?sunday=2026-12-06&lessons=2-5,5-1&lang=${lang}`;
    const before = await sheet(query);
    await part(await child('Lucia'), '1-2', '2026-12-01T12:00:00Z');
    expect(await sheet(query)).toEqual(before);
    const { content } = t.ctx;
    const taught = ['2-5', '5-1'].flatMap((id) => content.lesson(id, lang)?.teaching ?? []);
    expect(before.questions).toHaveLength(3);
    for (const { question, answer } of before.questions) {
      expect(taught.some((one) => one.question === question && one.answer === answer)).toBe(true);
    }
    expect(before.saint.name).toContain(lang === 'en' ? 'Nicholas' : 'Nicola');
    expect(before.prayer.lines.join(' ')).toMatch(/guardian dear|mon gardien|zeloso guardador/);
    expect(before.deed).toBe(content.lesson('2-5', lang)?.forGrownUps.atHome);
    expect(before.reading).toBe('awaiting');
  },
);

test('a sheet of lessons still ahead proposes something that asks for none', async () => {
  const french = await sheet('?sunday=2026-11-22&lessons=1-1&lang=fr&ahead=yes');
  expect(french).toMatchObject({ language: 'fr', ahead: true });
  expect(t.ctx.content.sunday.fr.deeds.map(({ text }) => text)).toContain(french.deed);
});
