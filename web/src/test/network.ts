import { allRoutes } from '@pius/contracts/all-routes.ts';
import { type ErrorCode, errorStatus } from '@pius/contracts/errors.ts';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { CallOutput, RouteName } from '@/ui/api/call.ts';
import { say } from './words.ts';

/** One call that a page made. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

type Answer<N extends RouteName> = CallOutput<N> | ((call: Call) => CallOutput<N>);

/** What is asked of the schemas of the contracts. */
interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { message: string } };
}

interface RouteParts {
  method: string;
  path: string;
  request?: {
    body?: { content?: { 'application/json'?: { schema: Schema } } };
    query?: Schema;
  };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

const successes = ['200', '201', '202', '204'];
const worker = setupWorker();
const faults: string[] = [];
const underWay = new Set<Promise<unknown>>();
const held = new Set<() => void>();
let started: Promise<unknown> | undefined;

/** Starts answering the calls of the page, once; a call that no test has answered fails that test. */
export async function startNetwork(): Promise<void> {
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      const { request } = frame.data as { request: Request };
      const { pathname } = new URL(request.url);
      if (/^\/(auth|rest|functions|storage|realtime)\/|^\/config\.json$/.test(pathname)) {
        faults.push(`nothing answers ${request.method} ${pathname}`);
      }
    },
  });
  await started;
  watchCalls();
}

/** Remembers the calls that are under way, so that a test ends with none of them. */
function watchCalls(): void {
  const { fetch } = window;
  if (fetch.name === 'watched') return;
  window.fetch = function watched(...parts) {
    const call = fetch(...parts);
    const end: Promise<unknown> = call.catch(() => undefined);
    underWay.add(end);
    void end.finally(() => underWay.delete(end));
    return call;
  };
}

/** Lets the calls under way come to their end, forgets all answers, and gives what was wrong with the calls. */
export async function resetNetwork(): Promise<string[]> {
  for (const release of held) release();
  held.clear();
  await Promise.all(underWay);
  worker.resetHandlers();
  return faults.splice(0);
}

/**
 * Answers a route of the contracts until the end of the test, and gives the calls it gets. What the page sends and what
 * the test answers are held against the contract.
 */
export function answer<N extends RouteName>(name: N, reply: Answer<N>): Call[] {
  const route = routeOf(name);
  return handle(route.method, route.path, (call) => {
    checkCall(name, route, call);
    const value =
      typeof reply === 'function' ? (reply as (call: Call) => CallOutput<N>)(call) : reply;
    const [status, schema] = successOf(route);
    const checked = schema?.safeParse(value);
    if (checked && !checked.success) faults.push(`answer to ${name}: ${checked.error?.message}`);
    return value === undefined ? new Response(null, { status }) : Response.json(value, { status });
  });
}

/** Refuses a route with a code of the contracts, and with the fields of a form that are wrong. */
export function refuse(
  name: RouteName,
  code: ErrorCode,
  fields?: Record<string, ErrorCode>,
  headers: Record<string, string> = {},
): Call[] {
  const { method, path } = routeOf(name);
  return handle(method, path, () =>
    Response.json(
      { code, message: say(`errors:${code}`), ...(fields && { fields }) },
      { status: errorStatus[code], headers },
    ),
  );
}

/** Answers a path that no contract has, such as those of signing in; `after` holds the answer back. */
export function answerPath(
  method: string,
  path: string,
  value: unknown,
  status = 200,
  after?: Promise<unknown>,
): Call[] {
  return handle(method, path, async () => {
    await after;
    return Response.json(value, { status });
  });
}

/** Answers a route with a text as it stands, such as events of the server; their names are in its type. */
export function answerText(
  name: RouteName,
  text: string,
  headers: Record<string, string> = { 'content-type': 'text/event-stream' },
): Call[] {
  const { method, path } = routeOf(name);
  return handle(method, path, () => new Response(text, { headers }));
}

/** Lets a path fail as it does without a network. */
export function cutOff(name: RouteName): Call[] {
  const { method, path } = routeOf(name);
  return handle(method, path, () => HttpResponse.error());
}

/** Answers a route only when `release` is called. */
export function answerLater<N extends RouteName>(
  name: N,
  reply: Answer<N>,
): { calls: Call[]; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.add(resolve);
  const { method, path } = routeOf(name);
  const [status] = successOf(routeOf(name));
  const calls = handle(method, path, async (call) => {
    await promise;
    const value =
      typeof reply === 'function' ? (reply as (call: Call) => CallOutput<N>)(call) : reply;
    return Response.json(value, { status });
  });
  return { calls, release: resolve };
}

function handle(
  method: string,
  path: string,
  respond: (call: Call) => Response | Promise<Response>,
): Call[] {
  const calls: Call[] = [];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  worker.use(
    http[verb](path.replace(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
      const text = await request.clone().text();
      const call: Call = {
        params: params as Record<string, string>,
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: readBody(text),
      };
      calls.push(call);
      return respond(call);
    }),
  );
  return calls;
}

function readBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checkCall(name: string, { request }: RouteParts, { body, query }: Call): void {
  const schema = request?.body?.content?.['application/json']?.schema;
  const wrongBody = schema?.safeParse(body).error;
  if (wrongBody) faults.push(`body of ${name}: ${wrongBody.message}`);
  const wrongQuery = request?.query?.safeParse(query).error;
  if (wrongQuery) faults.push(`query of ${name}: ${wrongQuery.message}`);
}

function successOf(route: RouteParts): [status: number, schema: Schema | undefined] {
  const status = successes.find((code) => code in route.responses) ?? '200';
  return [Number(status), route.responses[status]?.content?.['application/json']?.schema];
}

function routeOf(name: RouteName): RouteParts {
  const route = (allRoutes as readonly unknown[] as RouteParts[]).find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === name,
  );
  if (!route) throw new Error(`No contract has ${name}.`);
  return route;
}
