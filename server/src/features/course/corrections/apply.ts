import { lessonSchema } from '@pius/domain/course/lesson.ts';
import type { AppContext } from '../../../app-context.ts';
import { parseContentFile } from '../../../platform/content/content-file.ts';
import { readBySchema } from '../../../platform/content/read-by-schema.ts';
import { loadCatechism } from '../load-catechism.ts';
import { type LessonVersion, versionsInForce } from './store.ts';

/** What every process hears when a lesson was published. */
export const correctionsTopic = 'lesson-corrections';

type Corrected = Pick<AppContext, 'db' | 'content' | 'log'>;

/**
 * Puts the published versions of lessons in place of their files, and the catechism of them where
 * the search finds it. A version that no longer fits the program is left out and logged: the file
 * counts until somebody looks at it.
 * @see docs/requirements.md#r-corrections
 */
export async function applyCorrections(ctx: Corrected): Promise<void> {
  const versions = await versionsInForce(ctx.db);
  if (versions.length === 0) return;
  for (const version of versions) {
    ctx.content.correct(version.lessonId, version.language, lessonOf(ctx, version));
  }
  await loadCatechism(ctx.db, ctx.content);
}

function lessonOf({ log }: Corrected, { id, lessonId, language, source }: LessonVersion) {
  if (source === null) return null;
  const file = parseContentFile(`${lessonId}.${language}.yaml`, source);
  const { value, faults } = readBySchema(file, lessonSchema);
  if (value) return value;
  log.warn({ version: id, fault: faults[0] }, 'a published lesson does not fit this program');
  return null;
}

/**
 * Keeps this process at what is published, whichever process publishes.
 * @returns How to stop.
 */
export async function followCorrections(
  ctx: Corrected & Pick<AppContext, 'realtime'>,
): Promise<() => void> {
  let running = Promise.resolve();
  const { stop } = await ctx.realtime.subscribe(new Set([correctionsTopic]), null, () => {
    running = running
      .then(() => applyCorrections(ctx))
      .catch((error) => ctx.log.error({ error }, 'corrections could not be read'));
  });
  await applyCorrections(ctx);
  return stop;
}
