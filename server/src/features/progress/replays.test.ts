import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { openSession } from '../../test/session.ts';

interface Action {
  path: string;
  body: Record<string, unknown>;
}

const moment = '2031-05-05T12:00:00Z';
const runs = proofSize(8, 300);
let t: TestApp;
let parent: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(new Date(moment));
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
});
afterAll(() => t.close());

/** What a child does in a lesson, without its key. */
const said = fc.oneof(
  fc.constantFrom('goals', 'story', 'teaching', 'activity:a1').map((part) => ({
    path: '/rest/v1/progress',
    body: { lesson: '1-1', part },
  })),
  fc.integer({ min: 1, max: 30 }).map((seconds) => ({
    path: '/rest/v1/progress/time',
    body: { lesson: '1-1', seconds },
  })),
  fc.string({ maxLength: 20 }).map((value) => ({
    path: '/rest/v1/quiz-results',
    body: { lesson: '1-1', answers: [{ id: 'q1', value }] },
  })),
);

/**
 * Acts, and which of them each of two senders sends in what order: each act 1 to 20 times in all.
 */
const queues = fc
  .array(fc.record({ act: said, times: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .chain((waiting) => {
    const sendings = waiting.flatMap(({ times }, nth) => Array<number>(times).fill(nth));
    return fc.record({
      acts: fc.constant(waiting.map(({ act: mutation }) => mutation)),
      order: fc.shuffledSubarray(sendings, { minLength: sendings.length }),
      byPage: fc.array(fc.boolean(), { minLength: sendings.length, maxLength: sendings.length }),
    });
  });

const countOf = async (child: string, table: 'received_writes' | 'quiz_results') => {
  const { rows } = await t.database.pool.query(
    `select count(*)::int as count from ${table} where child_id = $1`,
    [child],
  );
  return rows[0].count;
};

// docs/requirements.md#r-sent-again
test('queues sent up to twenty times, shuffled, by page and service worker at once, count each key once', {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(queues, async ({ acts: actions, order, byPage }) => {
      number += 1;
      const child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
      const cookie = await openSession(t.ctx, child);
      const sent = actions.map(
        ({ path, body }): Action => ({
          path,
          body: { ...body, key: randomUUID(), at: moment, sentAt: moment },
        }),
      );
      const send = ({ path, body }: Action) => t.call(path, { method: 'POST', body, cookie });
      const answers = new Map<number, Set<string>>();
      const sender = async (isPage: boolean) => {
        for (const [place, nth] of order.entries()) {
          if (byPage[place] !== isPage) continue;
          const answer = await send(sent[nth] as Action);
          expect(answer.status).toBe(200);
          answers.set(nth, (answers.get(nth) ?? new Set()).add(await answer.text()));
        }
      };
      await Promise.all([sender(true), sender(false)]);
      for (const texts of answers.values()) expect(texts.size).toBe(1);
      expect(await countOf(child, 'received_writes')).toBe(sent.length);
      const quizzes = sent.filter(({ path }) => path === '/rest/v1/quiz-results');
      expect(await countOf(child, 'quiz_results')).toBe(quizzes.length);
      for (const { path, body } of sent) {
        const other = { path, body: { ...body, lesson: '1-2' } };
        const refused = await send(other);
        expect(refused.status).toBe(409);
        expect(await bodyOf(refused)).toMatchObject({ code: 'conflict_key_reused' });
      }
      expect(await countOf(child, 'received_writes')).toBe(sent.length);
      printProof(order.length, 'sendings');
      printProof(sent.length, 'keys');
    }),
    { numRuns: runs },
  );
  printProof(runs, 'queues');
});
