import { expect, test } from 'vitest';
import { createBudget } from './hash-budget.ts';

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const started = { yet: false };
  const work = () => {
    started.yet = true;
    return promise;
  };
  return { work, started, resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two pieces run at once; the others wait their turn in the order they came', async () => {
  const run = createBudget({ atOnce: 2, waiting: 3 });
  const pieces = Array.from({ length: 5 }, piece);
  const answers = pieces.map(({ work }) => run(work));
  const started = () => pieces.map((one) => one.started.yet);
  expect(started()).toEqual([true, true, false, false, false]);
  pieces[1]?.resolve('second');
  expect(await answers[1]).toBe('second');
  await settled();
  expect(started()).toEqual([true, true, true, false, false]);
  pieces.forEach(({ resolve }, index) => {
    resolve(String(index));
  });
  expect(await Promise.all(answers)).toEqual(['0', 'second', '2', '3', '4']);
});

test('past the queue a caller is told at once when to come again, and later there is room', async () => {
  const run = createBudget({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [piece(), piece(), piece()];
  const saved = [run(first.work), run(second.work)];
  await expect(run(third.work)).rejects.toMatchObject({
    code: 'service_unavailable',
    retryAfter: 3,
  });
  expect(third.started.yet).toBe(false);
  first.resolve('');
  second.resolve('');
  await Promise.all(saved);
  third.resolve('now');
  expect(await run(third.work)).toBe('now');
});

test('a piece that fails gives its place to the next', async () => {
  const run = createBudget({ atOnce: 1, waiting: 1 });
  const [first, second] = [piece(), piece()];
  const failing = run(first.work);
  const next = run(second.work);
  first.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  second.resolve('done');
  expect(await next).toBe('done');
});
