import { isScriptPage } from '@pius/domain/tracking/may-track.ts';
import type { Context } from 'hono';
import type { Env } from '../../env.ts';
import { isBarred } from './barred.ts';

/** Where Meta's script comes from, and where it sends to. */
export const pixelSources = {
  script: 'https://connect.facebook.net',
  send: 'https://www.facebook.com',
} as const;

/** The number of the pixel that the page asked for may load after consent; null for none. */
export type PixelOfPage = (c: Context) => string | null;

/**
 * Which pages may load Meta's script: adult pages, where a pixel is configured, to a browser of which nothing
 * speaks against it. All others get a content policy that refuses it.
 * @see docs/requirements.md#r-tracking-gate
 */
export function pixelOf({ metaPixelId }: Pick<Env, 'metaPixelId'>): PixelOfPage {
  return (c) => (metaPixelId && isScriptPage(c.req.path) && !isBarred(c) ? metaPixelId : null);
}
