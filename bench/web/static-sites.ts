import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Place {
  /** What an address begins with. */
  under: string;
  folder: string;
}

/** Where the files of a prototype lie; the first place that holds one wins. */
const prototypes: readonly Place[] = [
  { under: '', folder: 'bench/prototypes' },
  { under: 'art/', folder: 'web/src/ui/art' },
  { under: 'fonts/', folder: 'web/src/styles/fonts' },
];
const skeleton = 'bench/skeleton';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compress = promisify(brotliCompress);

/** Static compressed files on a free port. */
interface StaticSite {
  /** Its address, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

async function readAny(places: readonly Place[], path: string): Promise<Buffer | undefined> {
  for (const { under, folder } of places.filter(({ under }) => path.startsWith(under))) {
    const file = join(root, folder, normalize(path.slice(under.length)));
    const body = await readFile(file).catch(() => undefined);
    if (body) return body;
  }
  return undefined;
}

/** Answers one request; what is packed once is kept, as a server of static compressed files does. */
function serve(places: readonly Place[]): Server {
  const packed = new Map<string, Promise<Buffer | undefined>>();
  const load = async (path: string) => {
    const body = await readAny(places, path);
    return body && extname(path) !== '.woff2' ? compress(body) : body;
  };
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    if (!packed.has(path)) packed.set(path, load(path));
    const body = await packed.get(path);
    const type = types[extname(path)];
    if (!body || !type) {
      response.writeHead(404).end();
      return;
    }
    const encoding = extname(path) === '.woff2' ? undefined : { 'content-encoding': 'br' };
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      ...encoding,
    });
    response.end(body);
  });
}

async function start(places: readonly Place[]): Promise<StaticSite> {
  const server = serve(places);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The prototypes of pages, as they were drawn; the caller stops the site. */
export const startPrototypes = () => start(prototypes);

/** Builds the bare page of the same stack, and serves it; the caller stops the site. */
export function startSkeleton(): Promise<StaticSite> {
  const options = { cwd: join(root, skeleton), stdio: 'ignore' } as const;
  execFileSync(join(root, 'node_modules/.bin/react-router'), ['build'], options);
  return start([{ under: '', folder: `${skeleton}/build/client` }]);
}
