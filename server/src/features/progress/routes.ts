import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  gradeAnswers,
  readFamilyProgress,
  readMissed,
  readProgress,
  saveProgress,
  saveQuizResult,
  saveTimeSpent,
} from '@pius/contracts/progress.ts';
import { readReviews, saveHeardReview, saveReview } from '@pius/contracts/reviews.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { topicOfAccount } from '../../platform/realtime/routes.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { accessFacts } from '../course/access.ts';
import { grownUpOf } from '../family/policy.ts';
import { missedQuestions } from './missed-questions.ts';
import { readableChild } from './policy.ts';
import { progressOf, progressOfFamily } from './read-progress.ts';
import { reviewsOf } from './read-reviews.ts';
import { gradeOnly, savePart, saveQuiz, saveTime } from './write-progress.ts';
import { saveOralReview, saveReviewAnswer } from './write-reviews.ts';

/** What children do, saved once per key, and what parents read of it. */
export function register(app: OpenAPIHono, house: House): void {
  mount(
    app,
    house,
    saveProgress,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(house, caller, savePart({ house, caller, access: facts, now }, body)),
    accessFacts,
  );
  mount(
    app,
    house,
    saveTimeSpent,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(house, caller, saveTime({ house, caller, access: facts, now }, body)),
    accessFacts,
  );
  mount(
    app,
    house,
    saveQuizResult,
    async ({ body, caller, facts, now }) => {
      try {
        return await publishWhenSaved(
          house,
          caller,
          saveQuiz({ house, caller, access: facts, now }, body),
        );
      } catch (error) {
        if (error instanceof AppError) throw error;
        house.log.error({ err: error }, 'a quiz result was not saved');
        throw new AppError('quiz_save_failed');
      }
    },
    accessFacts,
  );
  mount(app, house, gradeAnswers, ({ body, caller, now, language }) =>
    gradeOnly({ house, caller, now }, body, body.language ?? language),
  );
  mount(app, house, readProgress, async ({ query, caller, now }) =>
    progressOf(house.db, await readableChild(house, caller, query.child_id), now),
  );
  mount(app, house, readReviews, async ({ query, caller, now, language }) =>
    reviewsOf(house, await readableChild(house, caller, query.child_id), language, now),
  );
  mount(
    app,
    house,
    saveReview,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(
        house,
        caller,
        saveReviewAnswer({ house, caller, access: facts, now }, body),
      ),
    accessFacts,
  );
  mount(app, house, saveHeardReview, ({ body, caller, now }) =>
    saveOralReview({ house, caller, now }, body),
  );
  mount(app, house, readMissed, async ({ query, caller, language }) => {
    const child = await readableChild(house, caller, query.child_id);
    return missedQuestions(house, child.id, query.lesson, query.lang ?? language);
  });
  mount(app, house, readFamilyProgress, async ({ caller, now }) => {
    const items = await progressOfFamily(house.db, grownUpOf(caller).id, now);
    return { items, next: null };
  });
}

/** Publishes that something of a child was saved, so that the open pages of its parent ask for it. */
async function publishWhenSaved<Saved>(
  house: House,
  { account }: Caller,
  saving: Promise<Saved>,
): Promise<Saved> {
  const saved = await saving;
  if (account?.parentId) {
    house.realtime.tell(topicOfAccount(account.parentId), 'progress', { child_id: account.id });
  }
  return saved;
}
