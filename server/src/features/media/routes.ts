import type { OpenAPIHono } from '@hono/zod-openapi';
import { readPicture, uploadPicture } from '@pius/contracts/media.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { pictureCopies, storedFiles } from '../../db/tables/media.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { readUpload } from '../../platform/http/uploads.ts';
import { recordAction } from '../admin/audit.ts';
import { grownUpOf } from '../family/policy.ts';
import { lessonMediaRoutes } from './lesson-routes.ts';
import { requirePage } from './picture-policy.ts';
import { sendFile } from './send-file.ts';
import { storePicture } from './store-picture.ts';

/** Uploaded pictures, for anyone who may see the page that shows them. */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readPicture, async ({ params, caller, now, c }) => {
    const open = await requirePage({ ctx, caller, now }, params.id);
    const [copy] = await ctx.db
      .select({ file: pictureCopies.file, bytes: storedFiles.bytes })
      .from(pictureCopies)
      .innerJoin(storedFiles, eq(storedFiles.name, pictureCopies.file))
      .where(
        and(eq(pictureCopies.pictureId, params.id), eq(pictureCopies.width, Number(params.width))),
      );
    if (!copy) throw new AppError('not_found');
    return sendFile(c, ctx, { ...copy, type: 'image/webp', open });
  });
  mount(app, ctx, uploadPicture, async ({ caller, now, c }) => {
    const bytes = await readUpload(c, uploadPicture.rules);
    const adminId = grownUpOf(caller).id;
    return storePicture(ctx, bytes, now, async (tx, { id }) =>
      recordAction(
        tx,
        adminId,
        { action: 'picture.uploaded', subject: 'picture', subjectId: id },
        now,
      ),
    );
  });
  lessonMediaRoutes(app, ctx);
}
