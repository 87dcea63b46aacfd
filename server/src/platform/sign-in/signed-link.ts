import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (id: string, secret: string, purpose: string) =>
  createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');

/**
 * The token of a link by which its holder is known, without anything kept for it: an id and what
 * only this server can have signed. It takes the server's secret, and what the link is for.
 */
export function signLink(id: string, secret: string, purpose: string): string {
  return `${id}.${signatureOf(id, secret, purpose)}`;
}

/** The id in a token; null where it was not signed here, or for something else. */
export function readSignedLink(token: string, secret: string, purpose: string): string | null {
  const dot = token.lastIndexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  const input = Buffer.from(token.slice(dot + 1));
  const right = Buffer.from(signatureOf(id, secret, purpose));
  return input.length === right.length && timingSafeEqual(input, right) ? id : null;
}
