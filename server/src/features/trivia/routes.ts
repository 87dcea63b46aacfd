import type { OpenAPIHono } from '@hono/zod-openapi';
import { readTrivia, saveTriviaRound } from '@pius/contracts/trivia.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { triviaOf } from './read-trivia.ts';
import { saveRound } from './write-round.ts';

/** The five questions of each date, and the rounds that children play of them. */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readTrivia, ({ params, caller, language, now }) =>
    triviaOf(ctx, { caller, now }, params.date, language),
  );
  mount(app, ctx, saveTriviaRound, ({ body, caller, now }) =>
    saveRound({ ctx, caller, now }, body),
  );
}
