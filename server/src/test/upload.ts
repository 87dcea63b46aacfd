import type { TestApp } from './harness.ts';

const origin = 'http://localhost:3000';

/** Sends a file as the body of a call. */
export async function upload(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  bytes: Buffer | ReadableStream<Uint8Array>,
  cookie: string | undefined,
): Promise<Response> {
  return app.request(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/octet-stream', ...(cookie ? { cookie } : {}) },
    body: bytes as never,
    ...(bytes instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}
