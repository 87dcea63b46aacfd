import { readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { z } from 'zod';

/** The files that pages are made of: no page of their own, and many to a visit, so each header counts. */
const fileOfPages = /^\/(assets|flags)\//;

/**
 * Such a file is not sniffed nor read by strangers, and where a browser runs it by itself, as a worker or as a
 * picture opened alone, it stays with us.
 */
const headersOfFiles = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'self'"] },
  crossOriginResourcePolicy: 'same-origin',
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

/**
 * The headers of every answer: a content policy that runs only our own files and the inline scripts whose
 * hashes the build wrote down, no framing, no sniffing, no referrer to strangers (promise 27, 20). A file that
 * pages are made of carries the few that mean something there.
 * In: the file with the hashes (missing before the first build: none), and whether the site is on https.
 */
export function securityHeaders(hashesFile: string, https: boolean): MiddlewareHandler {
  const headersOfPages = ofPages(hashesFile, https);
  return async (c, next) => {
    await next();
    const isFile = c.res.ok && fileOfPages.test(c.req.path);
    await (isFile ? headersOfFiles : headersOfPages)(c, async () => undefined);
  };
}

function ofPages(hashesFile: string, https: boolean): MiddlewareHandler {
  const hashes = readHashes(hashesFile);
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
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

function readHashes(file: string): string[] {
  try {
    return z.array(z.string().startsWith("'sha256-")).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
