import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Env } from '../../env.ts';

/**
 * The address a call comes from: of the socket, or, where the socket is a proxy listed in the settings, the
 * last address that proxy added to `x-forwarded-for`. A header from anywhere else is not believed.
 */
export function sourceOf(c: Context, trustedProxies: readonly string[]): string {
  const socket = socketAddress(c);
  if (!trustedProxies.includes(socket)) return subnet(socket);
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
  for (const hop of hops.reverse()) if (hop && !trustedProxies.includes(hop)) return subnet(hop);
  return subnet(socket);
}

/** The address at the other end of the connection itself, whatever headers say. */
export function socketAddress(c: Context): string {
  // A request made in a test has no socket.
  if (!c.env?.incoming) return '127.0.0.1';
  return plain(getConnInfo(c).remote.address ?? 'unknown');
}

/** An IPv4 address written within IPv6 is that IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The /48 that an IPv6 source lies in: one line to the internet often has that many. Null for any other source. */
export function networkOf(source: string): string | null {
  const groups = source.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : null;
}

/**
 * What to tell an operator whose site stands behind a proxy that is not listed: all visitors then look like one.
 * Null where that cannot be so.
 */
export function unlistedProxy(env: Pick<Env, 'publicUrl' | 'trustedProxies'>): string | null {
  if (!env.publicUrl.startsWith('https:') || env.trustedProxies.length > 0) return null;
  return 'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXIES names none: all visitors count as one, and one who guesses passwords keeps all others from logging in. Set TRUSTED_PROXIES to the address of the proxy.';
}

/** One household has a whole IPv6 /64: its first four groups, with the zeros that `::` leaves out. */
function subnet(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
