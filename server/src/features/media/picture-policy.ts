import { parseLessonId } from '@pius/domain/course/ids.ts';
import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { blogPosts, blogVersions } from '../../db/tables/blog.ts';
import { lessonPictures, pictureUses } from '../../db/tables/media.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { moduleAccess } from '../course/access.ts';
import { requireOpen } from '../course/policy.ts';

/** Who asks, and when. */
export interface Asking {
  ctx: AppContext;
  caller: Caller;
  now: Date;
}

/**
 * Lets through anyone who may see a page that shows a picture, and every admin; of a draft of the
 * blog nobody else.
 * @returns Whether the page is everybody's.
 * @throws As that page does (a locked lesson's 401 or 403), and 404 for a picture that no page
 *   shows.
 */
export async function requirePage(asking: Asking, pictureId: string): Promise<boolean> {
  const { db } = asking.ctx;
  const lessons = await db
    .selectDistinct({ lessonId: lessonPictures.lessonId })
    .from(lessonPictures)
    .where(eq(lessonPictures.pictureId, pictureId));
  let refusal = new AppError('not_found');
  for (const { lessonId } of lessons) {
    try {
      return await requireLesson(asking, lessonId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal = error;
    }
  }
  const { now } = asking;
  const { viewer } = asking.caller;
  if (viewer === 'admin') return false;
  const [use] = await db
    .select({ usedBy: pictureUses.usedBy })
    .from(pictureUses)
    .where(and(eq(pictureUses.pictureId, pictureId), isShown(db, now)))
    .limit(1);
  if (!use) throw refusal;
  if (viewer === 'parent') return false;
  throw new AppError(viewer === 'visitor' ? 'user_not_authenticated' : 'forbidden');
}

/**
 * What shows the picture is a published language of a post, or the cover of a post with one, and
 * not deleted.
 */
function isShown(db: AppContext['db'], now: Date) {
  const part = (place: number) => sql`split_part(${pictureUses.of}, '/', ${sql.raw(`${place}`)})`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(blogVersions)
      .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
      .where(
        and(
          eq(blogVersions.postId, part(1)),
          inArray(part(2), [sql`''`, blogVersions.language]),
          lte(blogVersions.publishAt, now),
          isNull(blogPosts.deletedAt),
        ),
      ),
  );
}

/**
 * Lets through anyone who may open a lesson, and every admin.
 * @returns Whether it is open to everybody.
 * @throws As the lesson does.
 */
export async function requireLesson(
  { ctx, caller, now }: Asking,
  lessonId: string,
): Promise<boolean> {
  const place = parseLessonId(lessonId);
  if (!place) throw new AppError('not_found');
  const visitor: Caller = { viewer: 'visitor', account: null, session: null };
  if ((await moduleAccess(ctx.db, visitor, place.module, now)).open) return true;
  if (caller.viewer !== 'admin') {
    requireOpen(await moduleAccess(ctx.db, caller, place.module, now));
  }
  return false;
}
