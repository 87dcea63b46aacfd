import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  addLessonPicture,
  changeLessonPicture,
  listIllustrated,
  orderLessonPictures,
  readLessonDesk,
  readLessonMedia,
  readRecording,
  removeLessonPicture,
  removeRecording,
  uploadRecording,
} from '@pius/contracts/lesson-media.ts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { recordings } from '../../db/tables/media.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Call, mount } from '../../platform/http/mount.ts';
import { readUpload } from '../../platform/http/uploads.ts';
import { placeOf } from '../course/find-lesson.ts';
import { grownUpOf } from '../family/policy.ts';
import {
  addPicture,
  changePicture,
  type Editing,
  orderPictures,
  removePicture,
  requireLessonId,
} from './change-pictures.ts';
import { countMedia, picturesOfLesson, recordingsOfLesson } from './lesson-media-store.ts';
import { requireLesson } from './picture-policy.ts';
import { sendFile } from './send-file.ts';
import {
  partsWithTitles,
  removeRecordingOf,
  requirePart,
  storeRecording,
} from './store-recording.ts';

/**
 * What was uploaded for lessons: for who may open them, and on the desk.
 * @see docs/requirements.md#r-lesson-media
 */
export function lessonMediaRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readLessonMedia, async ({ params, caller, language, now }) => {
    const { id } = placeOf(ctx, params, language);
    await requireLesson({ ctx, caller, now }, id);
    const [pictures, sounds] = await Promise.all([
      picturesOfLesson(ctx.db, id, language),
      recordingsOfLesson(ctx.db, id, language),
    ]);
    return {
      pictures: pictures.map(({ picture, alt }) => ({ ...picture, alt: alt[language] })),
      recordings: sounds.map((sound) => ({
        id: sound.id,
        part: sound.part,
        seconds: secondsOf(sound),
      })),
    };
  });
  mount(app, ctx, readRecording, async ({ params, caller, now, c }) => {
    const [sound] = await ctx.db.select().from(recordings).where(eq(recordings.id, params.id));
    if (!sound) throw new AppError('not_found');
    const open = await requireLesson({ ctx, caller, now }, sound.lessonId);
    return sendFile(c, ctx, { ...sound, type: 'audio/mpeg', open });
  });
  deskRoutes(app, ctx);
}

function deskRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const editing = ({ caller, now }: Pick<Call<typeof removeRecording>, 'caller' | 'now'>) =>
    ({ ctx, adminId: grownUpOf(caller).id, now }) satisfies Editing;
  mount(app, ctx, listIllustrated, async () => ({
    items: await countMedia(ctx.db),
    next: null,
  }));
  mount(app, ctx, readLessonDesk, async ({ params: { lesson } }) => {
    requireLessonId(lesson);
    const [pictures, sounds] = await Promise.all([
      picturesOfLesson(ctx.db, lesson),
      recordingsOfLesson(ctx.db, lesson),
    ]);
    const parts = partsWithTitles(ctx, lesson);
    return { lesson, pictures, recordings: sounds.map(presentRecording), parts };
  });
  mount(app, ctx, addLessonPicture, ({ params, body, ...call }) =>
    addPicture(editing(call), params.lesson, body),
  );
  mount(app, ctx, changeLessonPicture, ({ params, body, ...call }) =>
    changePicture(editing(call), params.id, body),
  );
  mount(app, ctx, removeLessonPicture, async ({ params, ...call }) => {
    await removePicture(editing(call), params.id);
    return { removed: true as const };
  });
  mount(app, ctx, orderLessonPictures, async ({ params, body, ...call }) => {
    await orderPictures(editing(call), params.lesson, body.pictures);
    return { ordered: true as const };
  });
  mount(app, ctx, uploadRecording, async ({ params, query, ...call }) => {
    const of = { ...params, ...query };
    requirePart(ctx, of);
    const bytes = await readUpload(call.c, uploadRecording.rules);
    return presentRecording(await storeRecording(editing(call), of, bytes));
  });
  mount(app, ctx, removeRecording, async ({ params, ...call }) => {
    await removeRecordingOf(editing(call), params.id);
    return { removed: true as const };
  });
}

function presentRecording(sound: typeof recordings.$inferSelect) {
  const { id, part, language, bytes } = sound;
  return { id, part, language, seconds: secondsOf(sound), bytes };
}

function secondsOf({ milliseconds }: { milliseconds: number }): number {
  return Math.max(1, Math.round(milliseconds / 1000));
}
