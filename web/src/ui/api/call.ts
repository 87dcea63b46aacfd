import type { AnyRoute } from '@pius/contracts/all-routes.ts';
import { send } from './send.ts';

type Input<S> = S extends { _zod: { input: infer I } } ? I : never;
type Output<S> = S extends { _zod: { output: infer O } } ? O : never;
type JsonOf<C> = C extends { content: { 'application/json': { schema: infer S } } } ? S : never;
type RequestOf<R> = R extends { request: infer Q } ? Q : object;

/** A route by its name, as in `'POST /rest/v1/children'`. */
export type RouteName<R = AnyRoute> = R extends {
  method: infer M extends string;
  path: infer P extends string;
}
  ? `${Uppercase<M>} ${P}`
  : never;
type RouteOf<N, R = AnyRoute> = R extends unknown ? (RouteName<R> extends N ? R : never) : never;

/** What a call takes: `params` for `{names}` in the path, `query`, `body`, as far as the contract has them. */
export type CallInput<N extends RouteName> = (RequestOf<RouteOf<N>> extends { params: infer S }
  ? { params: Input<S> }
  : unknown) &
  (RequestOf<RouteOf<N>> extends { query: infer S } ? { query?: Input<S> } : unknown) &
  (RequestOf<RouteOf<N>> extends { body: infer B } ? { body: Input<JsonOf<B>> } : unknown) & {
    /** Whose call it is: the server refuses it where somebody else is signed in by then. */
    as?: string | null;
  };

type Success = 200 | 201 | 202;
/** What a call answers: the JSON of the contract's 2xx answer. */
export type CallOutput<N extends RouteName> =
  RouteOf<N> extends { responses: infer A }
    ? { [S in keyof A & Success]: Output<JsonOf<A[S]>> }[keyof A & Success]
    : never;
type Rest<N extends RouteName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  as?: string | null;
}

/**
 * Calls one route of the contracts: `await call('POST /rest/v1/children', { body })`. Gives the JSON of its
 * success, or throws an `ApiError`. Only the types of the contracts are used; none of them reaches the browser.
 */
export async function call<N extends RouteName>(
  name: N,
  ...[input]: Rest<N>
): Promise<CallOutput<N>> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const { params, query, body, as } = (input ?? {}) as AnyInput;
  return (await send(method, fill(path, params) + search(query), body, { as })) as CallOutput<N>;
}

function fill(path: string, params: AnyInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: AnyInput['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
