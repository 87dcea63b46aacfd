import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from './local-day.ts';
import {
  type CompletedLesson,
  type ReviewAnswer,
  type ReviewOutcome,
  reviewOutcomes,
  reviewPool,
  reviewsADay,
  reviewsAhead,
  reviewsDue,
} from './reviews.ts';

const dayMs = 86_400_000;
const start = Date.parse('2027-03-01');
const dayAt = (index: number) => new Date(start + index * dayMs).toISOString().slice(0, 10);
const names = (items: readonly { lesson: string; item: string }[]) =>
  items.map(({ lesson, item }) => `${lesson} ${item}`);

function lesson(id: string, since: string, questions = 9): CompletedLesson {
  const quiz = Array.from({ length: questions }, (_, index) => `q${index + 1}`);
  return { id, since, quiz, entries: ['who', 'why'] };
}

const answer = (item: string, day: string, outcome: ReviewOutcome = 'known'): ReviewAnswer => {
  return { lesson: '1-1', item, day, outcome };
};

/**
 * The days, of the next 60, on which the only question of a lesson is asked after these answers.
 */
function backOn(answers: ReviewAnswer[]): number[] {
  const pool = reviewPool([lesson('1-1', dayAt(0), 1)], answers);
  const days = Array.from({ length: 60 }, (_, index) => index);
  return days.filter((day) => names(reviewsDue(pool, answers, dayAt(day))).includes('1-1 quiz:q1'));
}

describe('a question', () => {
  it('is asked the day after its lesson was completed, and waits as long as nobody answers', () => {
    expect(backOn([])).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
  });

  it.each<[string, [number, ReviewOutcome?][], number | undefined]>([
    ['known once, it is back after 7 days', [[1]], 8],
    ['known twice, after 21 days', [[1], [8]], 29],
    ['known a third time, it rests', [[1], [8], [29]], undefined],
    ['known late, it waits from the day it was known', [[20]], 27],
    ['missed, it is back the next day', [[1, 'missed']], 2],
    ['missed after it was known twice, it starts again', [[1], [8], [29, 'missed'], [30]], 37],
    ['known with help, it is back the next day', [[1, 'helped']], 2],
    ['known with help, it keeps its step', [[1], [8, 'helped'], [9]], 30],
    ['known before it was due, it goes no further', [[1], [3]], 10],
    ['known twice on one day, it goes one step', [[1], [1]], 8],
    ['missed and then known on one day, it is back the next', [[1, 'missed'], [1]], 2],
    ['missed while it rests, it starts again', [[1], [8], [29], [40, 'missed']], 41],
    ['heard before its lesson was completed, that counts for nothing', [[-3, 'missed']], 1],
  ])('%s', (_, response, back) => {
    const answers = response.map(([day, outcome]) => answer('quiz:q1', dayAt(day), outcome));
    const last = Math.max(0, ...response.map(([day]) => day));
    expect(backOn(answers).find((day) => day > last)).toBe(back);
  });

  it('that a grown-up heard of the teaching is asked too, and no other of the teaching', () => {
    const answers = [answer('entry:why', dayAt(1), 'missed')];
    const pool = reviewPool([lesson('1-1', dayAt(0), 1)], answers);
    expect(names(reviewsDue(pool, answers, dayAt(2)))).toEqual(['1-1 entry:why', '1-1 quiz:q1']);
  });
});

describe('the questions of a day', () => {
  const lessons = [lesson('1-1', dayAt(0)), lesson('1-2', dayAt(3)), lesson('1-3', dayAt(5))];

  it('are none before a lesson is completed, nor on its day', () => {
    expect(reviewsDue(reviewPool([], []), [], dayAt(9))).toEqual([]);
    expect(reviewsDue(reviewPool([lesson('1-1', dayAt(4))], []), [], dayAt(4))).toEqual([]);
  });

  it('come from every lesson in turn, the latest first', () => {
    const due = reviewsDue(reviewPool(lessons, []), [], dayAt(9));
    expect(names(due)).toEqual([
      ...['1-3 quiz:q1', '1-2 quiz:q1', '1-1 quiz:q1'],
      ...['1-3 quiz:q2', '1-2 quiz:q2'],
    ]);
  });

  it('stay the same while they are answered, and then there are no more', () => {
    const pool = reviewPool(lessons, []);
    const due = reviewsDue(pool, [], dayAt(9));
    const answers = due.map(({ lesson, item }, index): ReviewAnswer => {
      return { lesson, item, day: dayAt(9), outcome: index === 1 ? 'missed' : 'known' };
    });
    for (let done = 0; done <= due.length; done += 1) {
      expect(reviewsDue(pool, answers.slice(0, done), dayAt(9))).toEqual(due.slice(done));
    }
    expect(names(reviewsDue(pool, answers, dayAt(10)))[0]).toBe('1-2 quiz:q1');
  });

  it('begin with what was missed last, where more was missed than a day holds', () => {
    const missed = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      answer(`quiz:q${number}`, dayAt(number < 5 ? 7 : 8), 'missed'),
    );
    const due = names(reviewsDue(reviewPool(lessons, missed), missed, dayAt(9)));
    expect(due).toEqual([5, 6, 7, 1, 2].map((number) => `1-1 quiz:q${number}`));
  });

  it('are none once a grown-up has heard five', () => {
    const answers = ['who', 'why', 'a', 'b', 'c'].map((entry) =>
      answer(`entry:${entry}`, dayAt(9), 'helped'),
    );
    expect(reviewsDue(reviewPool(lessons, answers), answers, dayAt(9))).toEqual([]);
  });
});

const zones = ['Europe/Paris', 'America/New_York', 'America/Sao_Paulo', 'Australia/Lord_Howe'];
/**
 * Lessons completed over 40 days, the hours of visits over 120 with skipped weeks, and what became
 * of each question.
 */
const history = fc.record({
  zone: fc.constantFrom(...zones, 'Pacific/Apia', 'Asia/Kathmandu'),
  completed: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 8 }),
  visits: fc.uniqueArray(fc.nat(120 * 24), { maxLength: 80 }),
  outcomes: fc.array(fc.constantFrom(...reviewOutcomes), { minLength: 7, maxLength: 40 }),
});

interface Request extends ReviewAnswer {
  since: string;
}

/** Lives through a history: at each visit all that is due is answered. */
function live({
  zone,
  completed,
  visits,
  outcomes,
}: typeof history extends fc.Arbitrary<infer H> ? H : never) {
  const dayOf = (hour: number) => localDay(new Date(start + hour * 3_600_000), zone);
  const lessons = completed.map((day, index) => lesson(`1-${index + 1}`, dayOf(day * 24 + 12)));
  const answers: Request[] = [];
  for (const hour of visits.toSorted((a, b) => a - b)) {
    const today = dayOf(hour);
    const done = lessons.filter(({ since }) => since <= today);
    for (const { lesson, item, since } of reviewsDue(reviewPool(done, answers), answers, today)) {
      const outcome = outcomes[answers.length % outcomes.length] ?? 'known';
      answers.push({ lesson, item, since, day: today, outcome });
    }
  }
  return { lessons, answers };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

describe('over random histories, zones and daylight saving', () => {
  it('there are never more than five a day, and none from a lesson not completed', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { answers } = live(lived);
        for (const [day, question] of Map.groupBy(answers, (one) => one.day)) {
          expect(question.length, day).toBeLessThanOrEqual(reviewsADay);
          expect(new Set(names(question)).size).toBe(question.length);
          for (const { since } of question) expect(since < day).toBe(true);
        }
      }),
    );
  });

  it('a question that was known is never back before its interval', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { answers } = live(lived);
        for (const question of Map.groupBy(answers, (one) => names([one])[0]).values()) {
          let known = 0;
          let least = 1;
          let from = question[0]?.since ?? '';
          for (const { day, outcome } of question) {
            expect(daysBetween(from, day)).toBeGreaterThanOrEqual(least);
            known = outcome === 'missed' ? 0 : known + (outcome === 'known' ? 1 : 0);
            least = outcome === 'known' ? ([1, 7, 21, Infinity][known] ?? 0) : 1;
            from = day;
          }
        }
      }),
    );
  });

  it('a miss is back the next day', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { lessons, answers } = live(lived);
        for (const [day, question] of Map.groupBy(answers, (one) => one.day)) {
          const soFar = answers.filter((one) => one.day <= day);
          const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
          const done = lessons.filter(({ since }) => since <= next);
          const due = names(reviewsDue(reviewPool(done, soFar), soFar, next));
          const missed = question.filter(({ outcome }) => outcome === 'missed');
          expect(due).toEqual(expect.arrayContaining(names(missed)));
        }
      }),
    );
  });

  it('a device that keeps what lies ahead asks the same today as the server, in any order told', () => {
    fc.assert(
      fc.property(history, fc.nat(160), (lived, at) => {
        const { lessons, answers } = live(lived);
        const today = dayAt(at);
        const done = lessons.filter(({ since }) => since <= today);
        const before = answers.filter(({ day }) => day <= today);
        const pool = reviewPool(done, before);
        const saved = reviewsAhead(pool, before, today);
        expect(saved.length).toBeLessThanOrEqual(70);
        const due = reviewsDue(pool, before, today);
        expect(reviewsDue(saved, before, today)).toEqual(due);
        expect(reviewsDue(pool.toReversed(), before, today)).toEqual(due);
      }),
    );
  });
});
