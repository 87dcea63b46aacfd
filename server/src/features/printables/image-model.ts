import { z } from 'zod';
import type { Env } from '../../env.ts';
import { createBreaker } from '../chat/breaker.ts';

/**
 * A model that draws. What it sends is nobody's to trust before it is decoded and written again.
 */
export interface ImageModel {
  /**
   * The bytes of a picture by a prompt. Null where the model fails, is too slow or sends too much,
   * and at once while it has failed often of late. Never throws.
   */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array | null>;
}

/** How long a picture may take, what its answer may weigh, and how many are drawn at a time. */
const limits = { milliseconds: 60_000, bytes: 16 * 1024 * 1024, atOnce: 4 } as const;

/**
 * A picture within the answer alone: an address to fetch it from would have this server call
 * anywhere.
 */
const drawn = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });

/** Makes the model behind any endpoint that draws as OpenAI's `images/generations` does. */
export function createImageModel(
  { baseUrl, apiKey, model }: NonNullable<Env['imageAi']>,
  { milliseconds = limits.milliseconds as number, breaker = createBreaker(Date.now) } = {},
): ImageModel {
  const address = `${baseUrl.replace(/\/$/, '')}/images/generations`;
  let underWay = 0;
  return {
    async draw(prompt, signal) {
      if (underWay >= limits.atOnce || !breaker.mayTry()) return null;
      underWay += 1;
      try {
        const cut = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
        const answer = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: cut,
          headers: {
            'content-type': 'application/json',
            ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
          },
          body: JSON.stringify({ model, prompt, n: 1, ...sizeFor(model) }),
        });
        const picture = answer.ok ? readPicture(await boundedText(answer)) : null;
        if (!answer.ok) await answer.body?.cancel();
        breaker.note(picture !== null);
        return picture;
      } catch {
        // Anyone who asked may have gone: that is no fault of the model's.
        if (!signal.aborted) breaker.note(false);
        return null;
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** The newer models of OpenAI always send the picture itself and refuse to be asked for it. */
function sizeFor(model: string) {
  return model.startsWith('gpt-image')
    ? { size: '1024x1536' }
    : { size: '1024x1024', response_format: 'b64_json' };
}

function readPicture(text: string): Uint8Array | null {
  const { data } = drawn.safeParse(JSON.parse(text));
  const [first] = data?.data ?? [];
  return first ? Buffer.from(first.b64_json, 'base64') : null;
}

/** The words of an answer; throws where they do not end in time to be a picture's. */
async function boundedText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > limits.bytes) throw new Error('The model sends too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
