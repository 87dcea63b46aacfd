import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { mostBytesAtOnce, readUpload, whileUploading } from './uploads.ts';

const rules = {
  who: ['admin'] as const,
  limit: { per: 'account' as const, count: 1, seconds: 1 },
  mostBytes: mostBytesAtOnce,
};
const app = new Hono()
  .use(whileUploading)
  .onError((error, c) => c.text(error instanceof AppError ? error.code : String(error), 400))
  .post('/', async (c) => c.text(String((await readUpload(c, rules)).length)));

/** A body of which a part comes at once and the end when it is told to. */
function slowBody(bytes: number) {
  let end = () => {};
  let begun = () => {};
  const taken = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        end = () => controller.close();
      },
      pull: () => begun(),
    },
    { highWaterMark: 0 },
  );
  return { body, taken, end: () => end() };
}
const post = async (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
  (await app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)).text();

test('files under way together take no more memory than there is for them, and leave it when answered', async () => {
  const half = slowBody(mostBytesAtOnce / 2);
  const first = post(half.body);
  await half.taken;
  expect(await post(new Uint8Array(mostBytesAtOnce / 2 + 1))).toBe('too_many_requests');
  expect(await post(new Uint8Array(1000))).toBe('1000');
  half.end();
  expect(await first).toBe(String(mostBytesAtOnce / 2));
  expect(await post(new Uint8Array(mostBytesAtOnce))).toBe(String(mostBytesAtOnce));
});
