import { z } from 'zod';
import { type RetentionKind, retentionKinds } from './retention.ts';

const words = z.string().min(1);

/**
 * What stands at the head of a privacy page: the titles of its table, and every kind of
 * `retention.ts` in words.
 */
export const retentionMessages = z.strictObject({
  columns: z.strictObject({ what: words, longest: words }),
  kinds: z.strictObject(
    Object.fromEntries(retentionKinds.map((kind) => [kind, words])) as Record<
      RetentionKind,
      typeof words
    >,
  ),
});
