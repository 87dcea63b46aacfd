import type { OpenAPIHono } from '@hono/zod-openapi';
import { readTrivia, saveTriviaRound } from '@pius/contracts/trivia.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { triviaOf } from './read-trivia.ts';
import { saveRound } from './write-round.ts';

/** The five questions of each date, and the rounds that children play of them. */
export function register(app: OpenAPIHono, house: House): void {
  mount(app, house, readTrivia, ({ params, caller, language, now }) =>
    triviaOf(house, { caller, now }, params.date, language),
  );
  mount(app, house, saveTriviaRound, ({ body, caller, now }) =>
    saveRound({ house, caller, now }, body),
  );
}
