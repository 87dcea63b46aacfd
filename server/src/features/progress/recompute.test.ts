import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rightAnswers } from '../../demo/right-answers.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { openSession } from '../../test/session.ts';

const hour = 60 * 60 * 1000;
const later = new Date('2040-01-01T00:00:00Z');
/**
 * Where clocks go forward and back in both halves of the world, by an hour and by half of one, and
 * where they never do.
 */
const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'];
const weights: Record<string, number> = { goals: 5, story: 20, teaching: 20, vocabulary: 10 };
const parts = [...Object.keys(weights), ...[1, 2, 3, 4, 5].map((number) => `activity:a${number}`)];
const lessons = ['1-1', '1-2', '1-3'] as const;

interface Action {
  lesson: (typeof lessons)[number];
  /** A part, or how many answers of the quiz are left out. */
  did: string | number;
  /**
   * Hours since the act before was sent, hours that it waited on the device, hours that its clock
   * is wrong.
   */
  pause: number;
  waited: number;
  skew: number;
  /** How often it is sent again. */
  again: number;
}

const history = fc.record({
  zone: fc.constantFrom(...zones),
  // Around both changes of the clock.
  start: fc.constantFrom('2031-03-06T20:00:00Z', '2031-03-27T22:00:00Z', '2031-10-23T11:00:00Z'),
  acts: fc.array(
    fc.record<Action>({
      lesson: fc.constantFrom(...lessons),
      did: fc.oneof(fc.constantFrom(...parts), fc.integer({ min: 0, max: 9 })),
      pause: fc.integer({ min: 0, max: 40 }),
      waited: fc.integer({ min: -5, max: 60 }),
      skew: fc.constantFrom(0, 0, 25, -25, 90_000, -400_000),
      again: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 16 },
  ),
});

let t: TestApp;
const parents = new Map<string, string>();

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(new Date('2031-01-01T00:00:00Z'));
  for (const [index, timeZone] of zones.entries()) {
    const email = `parent${index}@example.org`;
    parents.set(timeZone, await addGrownUp(t.ctx, { email, timeZone }));
  }
});
afterAll(() => t.close());

/**
 * The streaks, day by day: a day with something done lengthens, an empty one ends it, but for a
 * Sunday and today.
 */
function streaksOf(days: ReadonlySet<string>, today: string) {
  let [run, longest] = [0, 0];
  const first = [...days].sort()[0] ?? today;
  const end = Date.parse(today);
  for (let day = Date.parse(first); day <= end; day += 24 * hour) {
    const date = new Date(day);
    if (days.has(date.toISOString().slice(0, 10))) run += 1;
    else if (date.getUTCDay() !== 0 && day !== end) run = 0;
    longest = Math.max(longest, run);
  }
  return { current: run, longest };
}

/**
 * All that follows from what a child did, reckoned from nothing.
 * @see docs/requirements.md#r-recomputed
 */
class Reckoning {
  readonly #zone: string;
  readonly #done = new Map<string, Set<string>>();
  readonly #best = new Map<string, number>();
  readonly #days = new Set<string>();
  readonly badges = new Set<string>();
  // The account is older than the first act.
  #last = 0;

  constructor(zone: string) {
    this.#zone = zone;
  }

  day(instant: number): string {
    return new Date(instant).toLocaleDateString('sv-SE', { timeZone: this.#zone });
  }

  add({ lesson, did, waited }: Action, now: number): void {
    this.#last = Math.min(now, Math.max(this.#last, now - waited * hour));
    this.#days.add(this.day(this.#last));
    if (typeof did === 'string') {
      this.#done.set(lesson, (this.#done.get(lesson) ?? new Set()).add(did));
    } else {
      const mark = Math.round(((9 - did) / 9) * 100);
      this.#best.set(lesson, Math.max(this.#best.get(lesson) ?? 0, mark));
    }
    this.#earn(this.day(now));
  }

  #earn(today: string): void {
    const completed = lessons.filter((lesson) => (this.#best.get(lesson) ?? 0) >= 60).length;
    const { longest } = streaksOf(this.#days, today);
    if (completed >= 1) this.badges.add('firstSteps');
    if (completed === 3) this.badges.add('moduleNovice');
    if ([...this.#best.values()].includes(100)) this.badges.add('scholar');
    if (longest >= 3) this.badges.add('dedicatedLearner');
    if (longest >= 7) this.badges.add('faithfulStudent');
    if (longest >= 30) this.badges.add('saintInTraining');
  }

  status(now: number) {
    const begun = lessons.filter((lesson) => this.#done.has(lesson) || this.#best.has(lesson));
    const completed = lessons.filter((lesson) => (this.#best.get(lesson) ?? 0) >= 60);
    const { current, longest } = streaksOf(this.#days, this.day(now));
    return {
      overall_percentage: Math.floor((completed.length / 52) * 100),
      lessons_completed: completed.length,
      current_streak: current,
      longest_streak: longest,
      lessons: begun.map((lesson) => {
        const done = [...(this.#done.get(lesson) ?? [])];
        const points = done.reduce((sum, part) => sum + (weights[part] ?? 6), 0);
        return {
          lesson,
          percentage: points + (completed.includes(lesson) ? 15 : 0),
          best_quiz: this.#best.get(lesson) ?? null,
        };
      }),
    };
  }
}

function bodyFor({ lesson, did, waited, skew }: Action, now: number) {
  const sentAt = now + skew * hour;
  const sent = {
    key: randomUUID(),
    at: new Date(sentAt - waited * hour).toISOString(),
    sentAt: new Date(sentAt).toISOString(),
    lesson,
  };
  if (typeof did === 'string') return { path: '/rest/v1/progress', body: { ...sent, part: did } };
  const answers = rightAnswers(t.ctx.content, lesson, 'en').slice(did);
  return { path: '/rest/v1/quiz-results', body: { ...sent, answers } };
}

interface ProgressAnswer {
  lessons: { lesson: string; percentage: number; best_quiz: number | null }[];
  badges: { badge: string }[];
}

test('marks, percentages, streaks and badges are what a reckoning from nothing gives, over zones, changes of the clock and wrong devices', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ zone, start, acts: actions }) => {
      let now = Date.parse(start);
      t.setNow(new Date(now));
      const name = `Child ${randomUUID()}`;
      const child = await addChildTo(t.ctx, parents.get(zone) ?? '', { name });
      const cookie = await openSession(t.ctx, child.id, later);
      const reckoning = new Reckoning(zone);
      for (const mutation of actions) {
        now += mutation.pause * hour;
        t.setNow(new Date(now));
        const { path, body } = bodyFor(mutation, now);
        for (let time = 0; time <= mutation.again; time += 1) {
          const answer = await t.call(path, { method: 'POST', body, cookie });
          expect(answer.status).toBe(200);
        }
        reckoning.add(mutation, now);
      }
      const result = await bodyOf<ProgressAnswer>(await t.call('/rest/v1/progress', { cookie }));
      const order = (one: { lesson: string }, other: { lesson: string }) =>
        one.lesson.localeCompare(other.lesson);
      expect({ ...result, lessons: result.lessons.sort(order) }).toMatchObject(
        reckoning.status(now),
      );
      expect(result.badges.map(({ badge }) => badge).sort()).toEqual([...reckoning.badges].sort());
    }),
    { numRuns: proofSize(40, 1000) },
  );
  printProof(proofSize(40, 1000), 'histories recomputed');
}, 1_800_000);
