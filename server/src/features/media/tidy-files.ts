import { and, lt, notExists, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import {
  lessonPictures,
  pictureCopies,
  pictures,
  pictureUses,
  recordings,
  storedFiles,
} from '../../db/tables/media.ts';
import { whileNothingIsPut } from './store-file.ts';

const job = 'files';
const day = 24 * 60 * 60 * 1000;

/**
 * Removes the files that nothing shows any more, a day after they were put: pictures nobody used,
 * recordings that were replaced, and what an interrupted upload left behind. Nobody can fetch them
 * meanwhile.
 * @returns How many went.
 */
export async function tidyFiles(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - day);
  return whileNothingIsPut(db, async (tx) => {
    const one = { one: sql`1` };
    await tx
      .delete(pictures)
      .where(
        and(
          lt(pictures.storedAt, before),
          notExists(
            tx
              .select(one)
              .from(lessonPictures)
              .where(sql`${lessonPictures.pictureId} = ${pictures.id}`),
          ),
          notExists(
            tx.select(one).from(pictureUses).where(sql`${pictureUses.pictureId} = ${pictures.id}`),
          ),
        ),
      );
    await tx
      .delete(storedFiles)
      .where(
        and(
          lt(storedFiles.storedAt, before),
          notExists(
            tx
              .select(one)
              .from(pictureCopies)
              .where(sql`${pictureCopies.file} = ${storedFiles.name}`),
          ),
          notExists(
            tx.select(one).from(recordings).where(sql`${recordings.file} = ${storedFiles.name}`),
          ),
        ),
      );
    const saved = new Set(
      (await tx.select({ name: storedFiles.name }).from(storedFiles)).map(({ name }) => name),
    );
    let removed = 0;
    for await (const file of files.list()) {
      if (saved.has(file.name) || file.storedAt >= before) continue;
      await files.remove(file.name);
      removed += 1;
    }
    return removed;
  });
}

/** Tidies every night, in one of the running processes. */
export async function startTidyingFiles(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, {}, async () => {
    await tidyFiles(ctx, ctx.now());
  });
  await ctx.queue.schedule(job, '47 2 * * *');
}
