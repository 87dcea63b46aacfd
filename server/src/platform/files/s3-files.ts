import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { S3Settings } from '../../env-services.ts';
import type { Files, StoredFile } from './files.ts';
import { isFileName, nameOf, requireFileName } from './names.ts';

/** How long the bucket may take to begin its answer, in milliseconds. */
const timeout = 30_000;

/** Numbers stay text: names are, and sizes are read below. */
const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
const listing = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.string() }))
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

/**
 * Files in a bucket of any service that speaks as S3 does, addressed by path; private as the bucket
 * is.
 */
export function s3Files({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint}/${bucket}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${base}${path}`, {
      ...init,
      // The bucket is where the settings say, and nowhere it might send us on to (ASVS 15.3.2).
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`the bucket answered ${answer.status} to ${init.method ?? 'GET'}`);
  };
  const find = async (name: string, headers: Record<string, string> = {}) => {
    requireFileName(name);
    const answer = await ask(`/${name}`, { headers });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    return null;
  };
  return {
    standIn: false,
    async put(bytes) {
      const name = nameOf(bytes);
      // The bucket compares: what was lost on the way is refused.
      const headers = { 'x-amz-content-sha256': name };
      const body = Buffer.from(bytes);
      const answer = await ask(`/${name}`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`there is no bucket ${bucket}`);
      return name;
    },
    async read(name) {
      const rows = await find(name);
      return rows && new Uint8Array(await rows.arrayBuffer());
    },
    async stream(name, range) {
      const part = range && { range: `bytes=${range.from}-${range.to}` };
      return (await find(name, part))?.body ?? null;
    },
    async remove(name) {
      requireFileName(name);
      await ask(`/${name}`, { method: 'DELETE' });
    },
    async *list() {
      let after: string | undefined;
      do {
        const query = { 'list-type': '2', ...(after ? { 'continuation-token': after } : {}) };
        const answer = await ask(`/?${new URLSearchParams(query)}`);
        const page = listing.parse(xml.parse(await answer.text())).ListBucketResult;
        yield* page.Contents.map(asStored).filter(({ name }) => isFileName(name));
        after = page.NextContinuationToken;
      } while (after);
    },
  };
}

function asStored(result: { Key: string; Size: number; LastModified: string }): StoredFile {
  return { name: result.Key, bytes: result.Size, storedAt: new Date(result.LastModified) };
}
