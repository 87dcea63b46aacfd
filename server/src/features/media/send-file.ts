import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import type { ByteRange } from '../../platform/files/files.ts';
import { AppError } from '../../platform/http/app-error.ts';

interface FileToSend {
  /** Its name among `ctx.files`. */
  file: string;
  bytes: number;
  type: 'image/webp' | 'audio/mpeg';
  /** Whether it is everybody's, so that also what lies between may keep it. */
  open: boolean;
}

/**
 * Sends a file, or the part of it that is asked for: browsers play sound by parts. What an address
 * names never changes, so anyone who has it need not ask again. Throws 404 where the file is gone.
 */
export async function sendFile(
  c: Context,
  { files }: Pick<AppContext, 'files'>,
  { file, bytes, type, open }: FileToSend,
): Promise<Response> {
  const range = rangeOf(c.req.header('range'), bytes);
  if (range === 'outside') {
    return c.body(null, 416, { 'content-range': `bytes */${bytes}` });
  }
  const stream = await files.stream(file, range ?? undefined);
  if (!stream) throw new AppError('not_found');
  const headers = {
    'content-type': type,
    'content-length': String(range ? range.to - range.from + 1 : bytes),
    'accept-ranges': 'bytes',
    'cache-control': `${open ? 'public' : 'private'}, max-age=31536000, immutable`,
  };
  if (!range) return c.body(stream, 200, headers);
  const part = `bytes ${range.from}-${range.to}/${bytes}`;
  return c.body(stream, 206, { ...headers, 'content-range': part });
}

/**
 * The one part that a header asks for; null for the whole, also where it asks in a way we do not
 * know.
 */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return from > to ? 'outside' : { from, to };
}
