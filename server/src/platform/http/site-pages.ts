import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { unknownSite } from '@pius/domain/site.ts';
import type { Context } from 'hono';
import type { PixelOfPage } from '../../features/tracking/pixel.ts';
import { type Packing, packers, packingOf, quickPackers } from './packing.ts';
import { allowInlineScripts, hashesOfScripts } from './security-headers.ts';

/** What is sent with the site's address in it, by the end of its name. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Of its inline scripts, which nothing else may run. */
  hashes: readonly string[];
}

interface PageRequest {
  file: string;
  packing: Packing | null;
  /** The number of Meta's pixel, on a page that may load it. */
  pixel: string | null;
}

interface PageOptions {
  /** Which pages may load Meta's script; none without it. */
  pixelOfPage?: PixelOfPage;
  /**
   * Pages that not everybody gets: they are packed while somebody waits, and nobody else is sent
   * them again.
   */
  isForOne?: boolean;
}

/**
 * Sends the pages made while building with the site's own address in them, which canonical links
 * need whole, and on a page that may load Meta's script with the number of the pixel; the list of
 * the pages and the rules for search engines too. Each page is read and packed once, when it is
 * first asked for, and kept. It takes the folder of the built files; the site's address without a
 * slash at the end. What it returns takes the name of a file that is there: for ever new spellings
 * of one it would keep as many copies.
 */
export function sitePages(
  clientDir: string,
  publicUrl: string,
  { pixelOfPage = () => null, isForOne = false }: PageOptions = {},
) {
  const pack = isForOne ? quickPackers : packers;
  const bodies = new Map<string, Promise<Body>>();
  const load = async ({ file, packing, pixel }: PageRequest): Promise<Body> => {
    const html = await readFile(join(clientDir, file), 'utf8');
    const named = html.replaceAll(unknownSite, () => publicUrl);
    const page = Buffer.from(
      pixel ? named.replace('<html ', `<html data-pixel="${pixel}" `) : named,
    );
    const bytes = new Uint8Array(packing ? await pack[packing](page) : page);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    return { bytes, etag, hashes: hashesOfScripts(named) };
  };
  const bodyOf = (requested: PageRequest): Promise<Body> => {
    const key = `${requested.file} ${requested.packing} ${requested.pixel}`;
    const known = bodies.get(key) ?? load(requested);
    bodies.set(key, known);
    known.catch(() => bodies.delete(key));
    return known;
  };
  return async (c: Context, file: string, status: 200 | 404 = 200): Promise<Response> => {
    const packing = packingOf(c.req.header('accept-encoding'));
    const { bytes, etag, hashes } = await bodyOf({ file, packing, pixel: pixelOfPage(c) });
    c.header('vary', 'Accept-Encoding', { append: true });
    allowInlineScripts(c, hashes);
    c.header('etag', etag);
    if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', types[extname(file)] ?? types['.html']);
    if (packing) c.header('content-encoding', packing);
    return c.body(bytes, status);
  };
}
