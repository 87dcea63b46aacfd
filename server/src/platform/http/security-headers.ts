import { readFileSync } from 'node:fs';
import { Context, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { z } from 'zod';
import { type PixelOfPage, pixelSources } from '../../features/tracking/pixel.ts';
import { addHeaders, type HeaderList } from './answer-headers.ts';

const fileOfPages = /^\/(assets|flags)\//;

/** Whether this answers with a file that pages are made of: no page of its own, and many to a visit, so each header counts. */
export function sendsFileOfPages(c: Context): boolean {
  return c.res.ok && fileOfPages.test(c.req.path);
}

/**
 * Such a file is not sniffed nor read by strangers, and where a browser runs it by itself, as a worker or as a
 * picture opened alone, it stays with us.
 */
const headersOfFiles = ofFiles('same-origin');
/** The pictures of cards are there to stand in a message or on a wall of another site. */
const pictureOfCard = /^\/assets\/cards\//;
const headersOfCards = ofFiles('cross-origin');

/**
 * The headers of every answer: a content policy that runs only our own files and the inline scripts whose hashes the
 * build wrote down, no framing, no sniffing, no referrer to strangers. A file that pages are made of carries the few
 * that mean something there. In: the file with the hashes (missing before the first build: none), whether the site is
 * on https, and which pages may load Meta's script.
 * @see docs/requirements.md#r-nothing-typed-runs
 * @see docs/requirements.md#r-return-path
 */
export function securityHeaders(
  hashesFile: string,
  https: boolean,
  pixelOfPage: PixelOfPage = () => null,
): MiddlewareHandler {
  const hashes = readHashes(hashesFile);
  const headersOfPages = headersOfAnswers(hashesFile, https);
  const headersOfPixelPages = ofPages(hashes, https, true);
  return async (c, next) => {
    await next();
    const isFile = sendsFileOfPages(c);
    const isCard = isFile && pictureOfCard.test(c.req.path);
    const ofPage = pixelOfPage(c) === null ? headersOfPages : headersOfPixelPages;
    const headers = isCard ? headersOfCards : isFile ? headersOfFiles : ofPage;
    addHeaders(c, await headers);
  };
}

/** The headers of every answer that is neither a file nor a page with Meta's script. */
export function headersOfAnswers(hashesFile: string, https: boolean): Promise<HeaderList> {
  return ofPages(readHashes(hashesFile), https, false);
}

function ofFiles(shownBy: 'same-origin' | 'cross-origin'): Promise<HeaderList> {
  return written({
    contentSecurityPolicy: { defaultSrc: ["'self'"] },
    crossOriginResourcePolicy: shownBy,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function ofPages(hashes: string[], https: boolean, pixel: boolean): Promise<HeaderList> {
  const meta = pixel ? [pixelSources.send] : [];
  return written({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes, ...(pixel ? [pixelSources.script] : [])],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...meta],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...meta, ...(pixel ? [pixelSources.script] : [])],
      mediaSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}

/** The headers as Hono writes them, once: they are the same for every answer of a kind. */
async function written(options: Parameters<typeof secureHeaders>[0]): Promise<HeaderList> {
  const c = new Context(new Request('http://localhost/'));
  await secureHeaders(options)(c, async () => undefined);
  return [...c.res.headers];
}

function readHashes(file: string): string[] {
  try {
    return z.array(z.string().startsWith("'sha256-")).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
