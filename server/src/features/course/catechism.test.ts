import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { catechismEntriesOf } from './catechism-entries.ts';
import { loadCatechism } from './load-catechism.ts';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await loadCatechism(t.ctx.db, t.ctx.content);
});
afterAll(() => t.close());

interface Page {
  items: { id: string; lesson: string; question: string }[];
  next: string | null;
}

const search = async (query: string) =>
  bodyOf<Page>(await t.call(`/rest/v1/catechism?${new URLSearchParams(query)}`));

describe('the catechism', () => {
  test.each([
    ['lang=en&q=gardian angle', 'who-angels-are'],
    ['lang=en&q=HOLY SPIRIT', 'who-the-holy-ghost-is'],
    ['lang=fr&q=le purgatoir', 'what-purgatory-is'],
    ['lang=pt-BR&q=o que e a crisma', 'what-confirmation-is'],
    ['lang=en&q=who is God', 'who-is-god'],
  ])('is found by %s', async (query, id) => {
    const { items } = await search(query);
    expect(items.slice(0, 3).map((entry) => entry.id)).toContain(id);
    expect(items.length).toBeLessThanOrEqual(20);
  });

  test.each(["' or 1=1 --", '%%%', '\\', "&|!():*'", 'zzzzzz'])(
    'takes %s as words like any other',
    async (typed) => {
      const path = `/rest/v1/catechism?lang=en&q=${encodeURIComponent(typed)}`;
      expect((await t.call(path)).status).toBe(200);
    },
  );

  test('is read through page by page, each entry once', async () => {
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const page = await search(`lang=fr${after}`);
      seen.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    const entries = catechismEntriesOf(t.ctx.content, 'fr').map(({ id }) => id);
    expect(entries.length).toBeGreaterThan(400);
    expect(seen.toSorted()).toEqual(entries.toSorted());
  });

  test('is loaded once, however many processes start at a time, and anew where its texts differ', async () => {
    const count = async () =>
      (
        await t.database.pool.query(
          'select count(*)::int, max(version) as version from catechism_entries',
        )
      ).rows[0] as { count: number; version: string };
    const before = await count();
    const { ctx } = t;
    await Promise.all([1, 2, 3].map(() => loadCatechism(ctx.db, ctx.content)));
    expect(await count()).toEqual(before);
    const english = { ...ctx.content.search.en, asked: { 'who-is-god': ['who is the kahuna'] } };
    const changed = { ...ctx.content, search: { ...ctx.content.search, en: english } };
    await Promise.all([1, 2, 3].map(() => loadCatechism(ctx.db, changed)));
    expect((await count()).count).toBe(before.count);
    const rows = await search('lang=en&q=who is the kahuna');
    expect(rows.items[0]?.id).toBe('who-is-god');
    await loadCatechism(ctx.db, ctx.content);
    expect(await count()).toEqual(before);
  });
});
