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
import { readReviews, saveReview, sendOralReview } from '@pius/contracts/reviews.ts';
import type { AppContext } from '../../app-context.ts';
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
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(
    app,
    ctx,
    saveProgress,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(ctx, caller, savePart({ ctx, caller, access: facts, now }, body)),
    accessFacts,
  );
  mount(
    app,
    ctx,
    saveTimeSpent,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(ctx, caller, saveTime({ ctx, caller, access: facts, now }, body)),
    accessFacts,
  );
  mount(
    app,
    ctx,
    saveQuizResult,
    async ({ body, caller, facts, now }) => {
      try {
        return await publishWhenSaved(
          ctx,
          caller,
          saveQuiz({ ctx, caller, access: facts, now }, body),
        );
      } catch (error) {
        if (error instanceof AppError) throw error;
        ctx.log.error({ err: error }, 'a quiz result was not saved');
        throw new AppError('quiz_save_failed');
      }
    },
    accessFacts,
  );
  mount(app, ctx, gradeAnswers, ({ body, caller, now, language }) =>
    gradeOnly({ ctx, caller, now }, body, body.language ?? language),
  );
  mount(app, ctx, readProgress, async ({ query, caller, now }) =>
    progressOf(ctx.db, await readableChild(ctx, caller, query.child_id), now),
  );
  mount(app, ctx, readReviews, async ({ query, caller, now, language }) =>
    reviewsOf(ctx, await readableChild(ctx, caller, query.child_id), language, now),
  );
  mount(
    app,
    ctx,
    saveReview,
    ({ body, caller, facts, now }) =>
      publishWhenSaved(ctx, caller, saveReviewAnswer({ ctx, caller, access: facts, now }, body)),
    accessFacts,
  );
  mount(app, ctx, sendOralReview, ({ body, caller, now }) =>
    saveOralReview({ ctx, caller, now }, body),
  );
  mount(app, ctx, readMissed, async ({ query, caller, language }) => {
    const child = await readableChild(ctx, caller, query.child_id);
    return missedQuestions(ctx, child.id, query.lesson, query.lang ?? language);
  });
  mount(app, ctx, readFamilyProgress, async ({ caller, now }) => {
    const items = await progressOfFamily(ctx.db, grownUpOf(caller).id, now);
    return { items, next: null };
  });
}

/**
 * Publishes that something of a child was saved, so that the open pages of its parent ask for it.
 */
async function publishWhenSaved<Saved>(
  ctx: AppContext,
  { account }: Caller,
  saving: Promise<Saved>,
): Promise<Saved> {
  const saved = await saving;
  if (account?.parentId) {
    ctx.realtime.publish(topicOfAccount(account.parentId), 'progress', { child_id: account.id });
  }
  return saved;
}
