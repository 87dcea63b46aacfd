import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { unknownSite } from '@pius/domain/site.ts';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Packing = keyof typeof packers;

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * Sends the pages made while building with the site's own address in them, which canonical links need whole.
 * Each page is read and packed once, when it is first asked for, and kept.
 * In: the folder of the built files; the site's address without a slash at the end. What it returns takes the name of a
 * file that is there: for ever new spellings of one it would keep as many copies.
 */
export function sitePages(clientDir: string, publicUrl: string) {
  const bodies = new Map<string, Promise<Body>>();
  const load = async (file: string, packing: Packing | null): Promise<Body> => {
    const html = await readFile(join(clientDir, file), 'utf8');
    const page = Buffer.from(html.replaceAll(unknownSite, () => publicUrl));
    const bytes = new Uint8Array(packing ? await packers[packing](page) : page);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  };
  const bodyOf = (file: string, packing: Packing | null): Promise<Body> => {
    const key = `${file} ${packing}`;
    const known = bodies.get(key) ?? load(file, packing);
    bodies.set(key, known);
    known.catch(() => bodies.delete(key));
    return known;
  };
  return async (c: Context, file: string, status: 200 | 404 = 200): Promise<Response> => {
    const accepted = accepts(c, {
      header: 'Accept-Encoding',
      supports: Object.keys(packers),
      default: '',
      // The smallest that is accepted, whatever order the browser names them in.
      match: (accepted, { supports }) =>
        supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? '',
    });
    const packing = accepted in packers ? (accepted as Packing) : null;
    const { bytes, etag } = await bodyOf(file, packing);
    c.header('vary', 'Accept-Encoding', { append: true });
    c.header('etag', etag);
    if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', 'text/html; charset=utf-8');
    if (packing) c.header('content-encoding', packing);
    return c.body(bytes, status);
  };
}
