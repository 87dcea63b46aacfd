import { createHash } from 'node:crypto';
import { Context, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type PixelOfPage, pixelSources } from '../../features/tracking/pixel.ts';

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

type HeaderList = readonly (readonly [name: string, value: string])[];

const inlineScripts = new WeakMap<Context, readonly string[]>();
const scripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts of a page, in the form that a content security policy takes. */
export function hashesOfScripts(html: string): string[] {
  const texts = new Set([...html.matchAll(scripts)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Lets the page that is answered run its inline scripts, by their hashes. */
export function allowInlineScripts(c: Context, hashes: readonly string[]): void {
  inlineScripts.set(c, hashes);
}

/**
 * The headers of every answer: a content policy that runs only our own files and the page's own inline scripts, no
 * framing, no sniffing, no referrer to strangers. A file that pages are made of carries the few that mean something there.
 *
 * @param pixelOfPage which pages may load Meta's script
 * @see docs/requirements.md#r-nothing-typed-runs
 * @see docs/requirements.md#r-return-path
 */
export function securityHeaders(
  https: boolean,
  pixelOfPage: PixelOfPage = () => null,
): MiddlewareHandler {
  const headersOfPages = ofPages(https, false);
  const headersOfPixelPages = ofPages(https, true);
  return async (c, next) => {
    await next();
    const isFile = sendsFileOfPages(c);
    const isCard = isFile && pictureOfCard.test(c.req.path);
    const ofPage = pixelOfPage(c) === null ? headersOfPages : headersOfPixelPages;
    const headers = isCard ? headersOfCards : isFile ? headersOfFiles : ofPage;
    const hashes = (inlineScripts.get(c) ?? []).map((hash) => ` ${hash}`).join('');
    for (const [name, value] of await headers)
      c.res.headers.set(name, value.replace(anyInline, hashes));
  };
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

/** Stands in the policy of a page for the hashes of its scripts. */
const anyInline = ' {inline}';

function ofPages(https: boolean, pixel: boolean): Promise<HeaderList> {
  const meta = pixel ? [pixelSources.send] : [];
  return written({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", anyInline.trim(), ...(pixel ? [pixelSources.script] : [])],
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
