import type { TestApp } from '../harness.ts';
import type { Operation } from './requests.ts';
import type { JsonSchema } from './schema-values.ts';

interface Described {
  rules?: { mostBytes?: number };
  parameters?: Operation['parameters'];
  responses?: Record<string, { content?: Record<string, unknown> }>;
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

const text: JsonSchema = { type: 'string', maxLength: 100 };
const query = (name: string) => ({ name, in: 'query' as const, schema: text });

/**
 * What answers beside the contracts: the library's signing in, the events, the pages and what
 * watches over them.
 */
const besides: Operation[] = [
  {
    method: 'post',
    path: '/auth/v1/sign-in/email',
    parameters: [],
    takesFile: false,
    body: {
      type: 'object',
      required: ['email', 'password'],
      properties: { email: text, password: text, rememberMe: { type: 'boolean' } },
    },
  },
  ...['/auth/v1/get-session', '/rest/v1/openapi.json', '/healthz', '/readyz'].map((path) => ({
    ...{ method: 'get', path, parameters: [], takesFile: false },
  })),
  {
    ...{ method: 'get', path: '/realtime/v1/events', takesFile: false },
    parameters: [query('after'), query('comments')],
  },
  ...[
    '/auth/v1',
    '/rest/v1',
    '/functions/v1',
    '/storage/v1',
    '/realtime/v1',
    '',
    '/fr',
    '/assets',
    '/outbox',
  ].map((path) => ({
    ...{ method: 'get', path: `${path}/{rest}`, takesFile: false },
    parameters: [{ name: 'rest', in: 'path' as const, schema: text }, query('lang')],
  })),
];

/** Every call there is: those of the OpenAPI document as it is served, and those beside it. */
export async function readOperations({ call }: Pick<TestApp, 'call'>): Promise<Operation[]> {
  const { paths } = (await (await call('/rest/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { rules, parameters = [], requestBody, responses }]) => {
      const body = requestBody?.content?.['application/json']?.schema;
      const takesFile = rules?.mostBytes !== undefined && !body;
      const isPage = Object.values(responses ?? {}).some(({ content }) => content?.['text/html']);
      return { method, path, parameters, takesFile, isPage, ...(body ? { body } : {}) };
    }),
  );
  return [...described, ...besides];
}
