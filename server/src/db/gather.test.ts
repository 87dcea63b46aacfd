import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

/** Work that answers each item with itself, doubled, when it is told to. */
function stage() {
  const groups: number[][] = [];
  const open: (() => void)[] = [];
  const work = (items: readonly number[]) => {
    groups.push([...items]);
    return new Promise<number[]>((done) => open.push(() => done(items.map((item) => 2 * item))));
  };
  const letOne = async () => {
    await vi.waitUntil(() => open.length > 0);
    open.shift()?.();
  };
  return { groups, work, letOne };
}

test('what is asked for in the same breath is done together, and each gets its own answer', async () => {
  const { groups, work, letOne } = stage();
  const ask = gather({ atOnce: 1, most: 8, work });
  const answers = Promise.all([ask(1), ask(2), ask(3)]);
  await letOne();
  expect(await answers).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('what comes while a group is under way goes as the next one, no more of it than fits', async () => {
  const { groups, work, letOne } = stage();
  const ask = gather({ atOnce: 1, most: 2, work });
  const first = ask(1);
  await vi.waitUntil(() => groups.length === 1);
  const others = Promise.all([ask(2), ask(3), ask(4)]);
  for (let count = 0; count < 3; count += 1) await letOne();
  expect([await first, ...(await others)]).toEqual([2, 4, 6, 8]);
  expect(groups).toEqual([[1], [2, 3], [4]]);
});

test('two that must be apart are not under way at once, even where another group could begin', async () => {
  const { groups, work, letOne } = stage();
  const ask = gather({ atOnce: 2, most: 8, work, apart: (item) => String(item % 10) });
  const first = ask(1);
  await vi.waitUntil(() => groups.length === 1);
  const others = Promise.all([ask(11), ask(2)]);
  await vi.waitUntil(() => groups.length === 2);
  for (let count = 0; count < 3; count += 1) await letOne();
  expect([await first, ...(await others)]).toEqual([2, 22, 4]);
  expect(groups).toEqual([[1], [2], [11]]);
});

test('two that must be apart are in two groups, the later one in the later', async () => {
  const { groups, work, letOne } = stage();
  const ask = gather({ atOnce: 1, most: 8, work, apart: (item) => String(item % 10) });
  const answers = Promise.all([ask(1), ask(11), ask(2), ask(21)]);
  for (let count = 0; count < 3; count += 1) await letOne();
  expect(await answers).toEqual([2, 22, 4, 42]);
  expect(groups).toEqual([[1, 2], [11], [21]]);
});

/** Does nothing of a group with the item 2 in it. */
function refusingTwo() {
  const groups: number[][] = [];
  const work = async (items: readonly number[]) => {
    groups.push([...items]);
    if (items.includes(2)) throw new Error('two is refused');
    return items;
  };
  return { groups, work };
}

test('where a group fails by some each of it is served by itself, and only the one at fault fails', async () => {
  const { groups, work } = refusingTwo();
  const ask = gather({ atOnce: 1, most: 8, work, isOfSome: () => true });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'none'))).toEqual([
    1,
    'none',
    3,
  ]);
  await expect(ask(2)).rejects.toThrow('two is refused');
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3], [2]]);
});

test('a fault that is not of some fails all of the group, and nothing is tried again', async () => {
  const { groups, work } = refusingTwo();
  const ask = gather({ atOnce: 1, most: 8, work, isOfSome: () => false });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('of a group that fell apart, one that does not end keeps only its own like waiting', async () => {
  const done: number[] = [];
  const work = async (items: readonly number[]) => {
    if (items.length > 1) throw new Error('not together');
    if (items[0] === 1) await new Promise(() => undefined);
    done.push(...items);
    return items;
  };
  const ask = gather({
    atOnce: 1,
    most: 8,
    work,
    apart: (item) => String(item % 10),
    isOfSome: () => true,
  });
  void ask(1);
  await Promise.all([ask(2), ask(3)]);
  void ask(11);
  expect(await ask(12)).toBe(12);
  expect(done).toEqual([2, 3, 12]);
});

test('a group that does not end holds up no others', async () => {
  const { groups, work, letOne } = stage();
  const ask = gather({ atOnce: 1, most: 8, work });
  const stuck = ask(1);
  await vi.waitUntil(() => groups.length === 1);
  const other = ask(2);
  await vi.waitUntil(() => groups.length === 2);
  await letOne();
  await letOne();
  expect(await Promise.all([stuck, other])).toEqual([2, 4]);
});
