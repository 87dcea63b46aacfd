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

/** The file that a call brings, as far as its contract allows. Throws 413 as soon as it is larger, 400 where it breaks off. */
export async function readUpload(c: Context, { mostBytes = 0 }: RouteRules): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new AppError('too_large');
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of c.req.raw.body ?? []) {
      length += piece.byteLength;
      if (length > mostBytes) throw new AppError('too_large');
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
  return Buffer.concat(pieces, length);
}
