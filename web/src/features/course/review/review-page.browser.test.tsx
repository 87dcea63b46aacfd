import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import type { CallOutput } from '@/ui/api/call.ts';
import * as review from './review-page.tsx';

type Answer = CallOutput<'GET /rest/v1/reviews'>['answers'][number];

const heading = page.getByRole('heading', { level: 1 });
const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

/** A question of lesson 1-1, which was completed long ago; all of them are true. */
const exampleQuestion = (number: number): ReviewQuestionView => ({
  ...{ lesson: '1-1', item: `quiz:q${number}`, lessonTitle: 'Introduction to the Course' },
  ...{ since: '2026-01-01', place: number, kind: 'true-false', answer: true },
  ...{ statement: `Statement ${number}.`, why: `The reason of statement ${number}.` },
});

/** Answers with seven questions, and takes what is answered as the server does. */
function answerReviews(childId: string, items: ReviewQuestionView[]): Answer[] {
  const answers: Answer[] = [];
  answer('GET /rest/v1/reviews', () => ({
    ...{ child_id: childId, language: 'en' as const, time_zone: 'Europe/Paris', items, answers },
  }));
  answer('POST /rest/v1/reviews', ({ body }) => {
    const { lesson, item, value, at } = body as { lesson: string; item: string } & {
      value: boolean;
      at: string;
    };
    const outcome = value ? ('known' as const) : ('missed' as const);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date(at));
    answers.push({ lesson, item, day, outcome });
    return { lesson, item, day, outcome, new_badges: [] };
  });
  return answers;
}

const open = (id: string) => renderPage(review, '/review', { viewer: 'child', user: { id } });

test('a day of reviews has five questions, tells each kindly, and is done after them', async () => {
  const child = 'child-of-a-day';
  const answers = answerReviews(child, [1, 2, 3, 4, 5, 6, 7].map(exampleQuestion));
  const { unmount } = await open(child);
  await expectSays(page.getByRole('main'), say('review:count', { number: 1, total: 5 }));
  await expectNoAxeViolations();
  await press('review:check');
  await expect.element(page.getByText(say('review:unanswered'))).toBeVisible();
  for (const number of [1, 2, 3, 4, 5]) {
    await expectSays(heading, `Statement ${number}.`);
    await press(number === 2 ? 'quiz:false' : 'quiz:true');
    await press('review:check');
    const result = page.getByRole('status').filter({ hasText: say('review:right') });
    await expectSays(result, say(number === 2 ? 'review:again.title' : 'review:right.title'));
    await expectSays(result, `The reason of statement ${number}.`);
    await expectSays(result, 'Introduction to the Course');
    if (number === 2) await expectNoAxeViolations();
    await press(number === 5 ? 'review:finish' : 'review:next');
  }
  await expectSays(heading, say('review:done.title'));
  await expectNoAxeViolations();
  await expect
    .poll(() => answers.map(({ outcome }) => outcome))
    .toEqual(['known', 'missed', 'known', 'known', 'known']);
  await unmount();
  await open(child);
  await expectSays(heading, say('review:done.title'));
});

test('a day without a question is a day of rest', async () => {
  answerReviews('child-at-rest', []);
  await open('child-at-rest');
  await expectSays(heading, say('review:rest.title'));
});
