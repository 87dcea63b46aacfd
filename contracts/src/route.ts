import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Thing } from '@pius/domain/account/access.ts';
import { type Viewer, viewers } from '@pius/domain/account/viewer.ts';
import { languages } from '@pius/domain/language.ts';

/** How often one source may call a route: `count` calls in `seconds`, counted per address or per account. */
export interface Limit {
  per: 'address' | 'account';
  count: number;
  seconds: number;
  /** Counted in the database, so that it holds across processes and restarts: for doors that guessing could open, and for windows longer than a few minutes. */
  shared?: boolean;
}

/** Who may call a route at all, what it is about, and how often. The access tests are made from this. */
export interface RouteRules {
  who: readonly Viewer[];
  /** The thing of `thingAccess` that the answer or the write is about; left out for what is everybody's. */
  thing?: Thing;
  limit: Limit;
  /** It takes a file as its body, of up to so many bytes, which is read after the caller is let in; other bodies end at 256 KB. */
  mostBytes?: number;
  /** Also for a grown-up who has asked for the account's deletion; to all other routes that is a visitor. */
  leaving?: boolean;
}

export const everybody = viewers;
export const signedIn = ['parent', 'child', 'admin'] as const satisfies readonly Viewer[];
export const grownUps = ['parent', 'admin'] as const satisfies readonly Viewer[];

/** 240 calls a minute for each account or address: far above a child's pace, far below a flood. */
export const ordinaryLimit: Limit = { per: 'account', count: 240, seconds: 60 };

/**
 * One agreement between browser and server: an OpenAPI route with its rules.
 * Input: the route as `@hono/zod-openapi` wants it, and who may call it. The path names parameters as `{id}`.
 */
export function defineRoute<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  config: R,
  rules: RouteRules,
): R & { rules: RouteRules } {
  return Object.assign(createRoute(config), { rules });
}

/** A JSON answer with its schema. */
export function json<S extends z.ZodType>(schema: S, description: string) {
  return { content: { 'application/json': { schema } }, description } as const;
}

/** A list of which all is told in one answer. */
export function listOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item), next: z.null() });
}

/** A page of a list; `next` is where the following one begins, for `after`. */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.strictObject({ items: z.array(item), next: z.string().nullable() });
}

/** What asks for the page of a list that begins at `next` of the one before. */
export const pageQuery = z.strictObject({ after: z.string().min(1).max(100).optional() });

/** An answer that is a file. */
export function fileAnswer(type: 'image/webp' | 'audio/mpeg', description: string) {
  return { content: { [type]: { schema: z.any() } }, description } as const;
}

/** A JSON body that must be there. */
export function body<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true } as const;
}

/** The id of an account: a parent's or a child's. */
export const accountId = z.string().min(1).max(64);

/** The `lang` that every query may name, for words and messages: one of the three, left out means what the browser asks for. */
export const langQuery = z.strictObject({ lang: z.enum(languages).optional() });

/** What every error answers. */
export const errorAnswer = z.strictObject({
  code: z.string(),
  message: z.string(),
  /** For a form: which field, and the code of what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
});
