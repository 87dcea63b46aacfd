import fc from 'fast-check';
import { changes, hostileTexts, withChanges } from './hostile-values.ts';
import { type JsonSchema, valuesOf } from './schema-values.ts';

/** A call of the API as its own description tells it. */
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[];
  body?: JsonSchema;
  /** It takes a file, not JSON. */
  takesFile: boolean;
  /** It answers with a page, its errors too. */
  isPage?: boolean;
}

/** What goes over the wire. */
export interface FuzzRequest {
  method: string;
  /** As it stands in the first line of the request. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const otherMethods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'];

const otherTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'image/svg+xml',
  '',
];

const oddHeaders = fc.constantFrom<Record<string, string>>(
  ...[{}, {}, {}, {}, { 'accept-language': '*;q=2, ,,;;fr' }, { 'x-account': "' or 1=1 --" }],
  ...[{ range: 'bytes=-1,5-2' }, { 'if-none-match': 'W/"' }, { 'last-event-id': '9'.repeat(3000) }],
  ...[{ cookie: 'session=%E0%A4%A; device=%; known=..' }, { 'content-encoding': 'gzip' }],
  ...[{ 'x-forwarded-for': '::ffff:1, nonsense' }, { 'x-forwarded-host': 'evil.example' }],
  ...[{ origin: 'null' }, { host: 'evil.example' }, { 'user-agent': 'é'.repeat(900) }],
  ...[
    { accept: 'image/avif' },
    { 'accept-encoding': 'br;q=nan' },
    { 'if-modified-since': 'never' },
  ],
);

/** Half of a surrogate pair has no form in an address. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 4000));
const oddParts = fc.constantFrom(
  ...['%', '%00', '%ff', '%c0%ae%c0%ae', '..%2f..', '%2e%2e', '.', ';a=b', '%25%30%30', 'a%0d%0ab'],
);

function textFor(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: valuesOf(schema, ids).map((value) => encoded(String(value))) },
    { weight: 2, arbitrary: hostileTexts.map(encoded) },
    { weight: 1, arbitrary: oddParts },
  );
}

function targetsOf({ path, parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const pathTexts = fc.record(
    Object.fromEntries(inPath.map(({ name, schema }) => [name, textFor(schema, ids)])),
  );
  const queryTexts = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, textFor(schema, ids)])),
    { requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name) },
  );
  const more = fc.constantFrom(
    ...['', '', '', '', '', '&', '&=', '&a[]=1', '&__proto__[x]=1', '&%', '&lang=en&lang=fr', '#x'],
  );
  const around = fc.constantFrom<[string, string]>(
    ...([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
      ['', '/'],
      ['//', ''],
      ['/.', ''],
      ['', '%2f'],
    ] as [string, string][]),
  );
  return fc
    .tuple(pathTexts, queryTexts, more, around)
    .map(([texts, query, extra, [before, after]]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(texts[name] ?? ''));
      const request = Object.entries(query).map(([name, text]) => `${name}=${text}`);
      const search = request.length + extra.length > 0 ? `?${request.join('&')}${extra}` : '';
      return `${before}${filled}${after}${search}`;
    });
}

const twice = (text: string) => `${text.slice(0, -1)},${text.slice(1)}`;
/** What is done to a body after it was written as JSON. */
const spellings: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text.slice(0, -1)),
  (text) => Buffer.from(twice(text)),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0])]),
  (text) => Buffer.from(text.replace(/:\s*"[^"]*"/, ':1e999')),
  (text) => Buffer.from(text.replace(/^\{/, '{"__proto__":{"admin":true},')),
  () => Buffer.from('['.repeat(100_000)),
  () => Buffer.from(`${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
  () => Buffer.from('NaN'),
  () => Buffer.from(''),
  () => Buffer.alloc(300 * 1024, 0x20),
];

function jsonBodies(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<Buffer> {
  const values = fc
    .tuple(valuesOf(schema, ids), changes)
    .map(([value, some]) => JSON.stringify(withChanges(value, some)) ?? '');
  return fc
    .tuple(values, fc.nat({ max: spellings.length * 5 }))
    .map(([text, way]) => spellings[way]?.(text) ?? Buffer.from(text));
}

const fileHeads = [
  [0xff, 0xd8, 0xff, 0xe0],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, 0x40, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  [0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0],
  [0xff, 0xfb, 0x90, 0x64],
  [],
];
const files = fc
  .tuple(fc.constantFrom(...fileHeads), fc.uint8Array({ maxLength: 2000 }))
  .map(([head, rest]) => Buffer.concat([Buffer.from(head), rest]));

/** Calls of one operation: as it wants them, nearly so, and not at all. Input: ids that exist. */
export function requestsOf(
  operation: Operation,
  ids: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const { body: schema, takesFile } = operation;
  const own = operation.method.toUpperCase();
  const bodies = takesFile ? files : jsonBodies(schema ?? {}, ids);
  const type = takesFile ? 'application/octet-stream' : 'application/json';
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(own) },
      { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
    ),
    target: targetsOf(operation, ids),
    headers: fc
      .tuple(
        oddHeaders,
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(type) },
          { weight: 1, arbitrary: fc.constantFrom(...otherTypes) },
        ),
      )
      .map(([odd, kind]) => ({
        ...odd,
        ...(kind && schemaOrFile(operation) ? { 'content-type': kind } : {}),
      })),
    body: schemaOrFile(operation)
      ? bodies
      : fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: bodies }),
  });
}

const schemaOrFile = ({ body, takesFile }: Operation) => body !== undefined || takesFile;
