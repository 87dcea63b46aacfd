import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ErrorCode } from '@pius/contracts/errors.ts';
import type { RouteRules } from '@pius/contracts/route.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { rememberWhoCalls } from '../log/security-events.ts';
import { sessionCookieName } from '../sign-in/auth.ts';
import { type Caller, type CallerFacts, type KnownCaller, readCaller } from '../sign-in/caller.ts';
import { demandSecondFactor } from '../sign-in/second-factor.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './language-of.ts';
import { canBeStored } from './plain-text.ts';
import { sourceOf } from './source.ts';

/** The parts of a contract that a handler is typed by. */
interface MountableRoute {
  method: string;
  path: string;
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content: { 'application/json': { schema: z.ZodType } } };
  };
  responses: object;
  rules: RouteRules;
}

/**
 * Whatever lies under it is for admins who have given a second factor, so that no new route can
 * forget to ask.
 */
const adminPath = '/rest/v1/admin';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type BodyOf<R extends MountableRoute> = R['request'] extends {
  body: { content: { 'application/json': { schema: infer S } } };
}
  ? Parsed<S>
  : undefined;
type SuccessStatus<R extends MountableRoute> = keyof R['responses'] & (200 | 201 | 202);
interface JsonContent<S> {
  content: { 'application/json': { schema: S } };
}
type AnswerOf<R extends MountableRoute> =
  R['responses'][SuccessStatus<R>] extends JsonContent<infer S>
    ? S extends z.ZodType
      ? z.input<S>
      : never
    : never;

/** What a handler gets: everything already limited, signed in and validated. */
export interface Call<R extends MountableRoute, F extends object = never> {
  params: R['request'] extends { params: infer P } ? Parsed<P> : undefined;
  query: R['request'] extends { query: infer Q } ? Parsed<Q> : undefined;
  body: BodyOf<R>;
  caller: Caller;
  /** What was asked of the caller besides; null for a visitor. */
  facts: F | null;
  /** The language the answer is wanted in. */
  language: Language;
  /** The moment the call came in, on the server's clock. */
  now: Date;
  c: Context;
}

/**
 * Puts a contract to work. The order is always the same: limit, session, validate; then the handler
 * goes on with policy, rule, store, present. A call that names in `x-account` whose it is, is
 * refused to anybody else, so that on a shared device nothing of one child is done in the session
 * of another. What it answers is checked against the contract's strict schema, so that no field
 * leaves that was not agreed.
 * @see docs/requirements.md#r-siblings-apart
 */
export function mount<const R extends MountableRoute, F extends object = never>(
  app: OpenAPIHono,
  ctx: AppContext,
  route: R,
  handler: (call: Call<R, F>) => Promise<AnswerOf<R> | ReadyAnswer<R> | Response>,
  request?: CallerFacts<F>,
): void {
  const { status, schema } = successOf(route);
  app.openAPIRegistry.registerPath(route as never);
  app.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const now = ctx.now();
    const known = await admit(c, ctx, route, now, request);
    const call = { ...(await validate(c, route)), ...known, language: languageOf(c), now, c };
    const answer = await handler(call as Call<R, F>);
    if (answer instanceof Response) return answer;
    if (answer instanceof ReadyAnswer) return c.body(answer.bytes, status, headersOfAnswer);
    if (!schema) throw new Error(`${route.path} answers with a stream`);
    return c.body(JSON.stringify(schema.parse(answer)), status, headersOfAnswer);
  });
}

const headersOfAnswer = {
  'cache-control': 'private, no-store',
  'content-type': 'application/json',
};

/**
 * An answer that was held to its contract once, and is sent as it was written then for as long as
 * what it tells does not change: most of the work of a long answer is to check and write it.
 */
export class ReadyAnswer<R extends MountableRoute> {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(route: R, answer: AnswerOf<R>) {
    const { schema } = successOf(route);
    if (!schema) throw new Error(`${route.path} answers with a stream`);
    this.bytes = new TextEncoder().encode(JSON.stringify(schema.parse(answer)));
  }
}

function successOf(route: MountableRoute) {
  const status = [200, 201, 202].find((code) => code in route.responses) as 200 | 201 | 202;
  const answers = route.responses as Record<
    number,
    { content: Partial<JsonContent<z.ZodType>['content']> }
  >;
  const content = answers[status]?.content;
  if (!content) throw new Error(`${route.method} ${route.path} has no answer for success`);
  return { status, schema: content['application/json']?.schema };
}

/** Who calls, as far as the session tells. */
export async function whoCalls(c: Context, ctx: AppContext, now: Date): Promise<Caller> {
  return (await readCaller(c, sessionsOf(ctx, now))).caller;
}

/** Who calls, and what else is to be known of the caller, in one query. */
export function knownCaller<F extends object>(
  c: Context,
  ctx: AppContext,
  now: Date,
  request: CallerFacts<F>,
): Promise<KnownCaller<F>> {
  return readCaller(c, sessionsOf(ctx, now), request);
}

function sessionsOf({ db, secret, env }: AppContext, now: Date) {
  return { db, secret, cookieName: sessionCookieName(env.publicUrl), now };
}

/**
 * Lets a call in, or throws why not: its limit, its session, who may. Input: what else is to be
 * known of the caller.
 */
export async function admit<F extends object>(
  c: Context,
  ctx: AppContext,
  route: Pick<MountableRoute, 'method' | 'path' | 'rules'>,
  now: Date,
  request?: CallerFacts<F>,
): Promise<KnownCaller<F>> {
  const { limit, who, leaving } = route.rules;
  const name = `${route.method} ${route.path}`;
  const source = sourceOf(c, ctx.env.trustedProxies);
  const known = await readCaller(c, { ...sessionsOf(ctx, now), leaving }, request);
  const { caller } = known;
  rememberWhoCalls(c, caller.account && { id: caller.account.id, viewer: caller.viewer });
  const counted = limit.per === 'account' && caller.account ? caller.account.id : source;
  const key = `${name} ${counted}`;
  const wait = limit.shared
    ? await ctx.limiter.shared(key, limit, now)
    : ctx.limiter.local(key, limit, now);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  if (!who.includes(caller.viewer)) {
    throw new AppError(caller.viewer === 'visitor' ? 'user_not_authenticated' : 'forbidden');
  }
  const meant = c.req.header('x-account');
  if (meant !== undefined && meant !== caller.account?.id) {
    throw new AppError('user_not_authenticated');
  }
  if (route.path.startsWith(adminPath)) await demandSecondFactor(ctx, caller, now);
  return known;
}

async function validate(c: Context, route: MountableRoute) {
  const { params, query, body } = route.request ?? {};
  return {
    params: params && check(params, c.req.param()),
    query: query && check(query, c.req.query()),
    body: body && check(body.content['application/json'].schema, await readJson(c)),
  };
}

function check(schema: z.ZodType, value: unknown): unknown {
  if (!canBeStored(value)) throw new AppError('invalid_input');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, ErrorCode> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] = 'invalid_input';
  throw new AppError('invalid_input', { fields });
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new AppError('invalid_input', { fields: { body: 'invalid_input' } });
  }
}
