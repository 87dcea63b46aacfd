import { allRoutes } from '@pius/contracts/all-routes.ts';
import type { RouteRules } from '@pius/contracts/route.ts';
import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** The calls that take a file, by method and form of the path. */
const uploads = allRoutes
  .filter((route) => (route.rules as RouteRules).mostBytes !== undefined)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Whether a call takes a file: its body is read by `readUpload`, once it is known who calls. */
export function isUpload(method: string, path: string): boolean {
  return uploads.some((upload) => upload.method === method && upload.form.test(path));
}

/**
 * As many bytes of files as one process takes in at once, for all callers together.
 * @see docs/requirements.md#r-bounded-work
 */
export const mostBytesAtOnce = 64 * 1024 * 1024;
let bytesHeld = 0;
const heldByCall = new WeakMap<Request, number>();

function hold(call: Request, bytes: number): void {
  if (bytesHeld + bytes > mostBytesAtOnce) {
    throw new AppError('too_many_requests', { retryAfter: 10 });
  }
  bytesHeld += bytes;
  heldByCall.set(call, (heldByCall.get(call) ?? 0) + bytes);
}

/** Goes around a call that takes a file: what it held of the memory for files is free again once it is answered. */
export async function whileUploading(c: Context, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } finally {
    bytesHeld -= heldByCall.get(c.req.raw) ?? 0;
    heldByCall.delete(c.req.raw);
  }
}

/**
 * The file that a call brings, as far as its contract allows. Throws 413 as soon as it is larger, 400 where it breaks
 * off, 429 where other files under way leave no room.
 */
export async function readUpload(c: Context, { mostBytes = 0 }: RouteRules): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new AppError('too_large');
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of c.req.raw.body ?? []) {
      length += piece.byteLength;
      if (length > mostBytes) throw new AppError('too_large');
      hold(c.req.raw, piece.byteLength);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
  return Buffer.concat(pieces, length);
}
