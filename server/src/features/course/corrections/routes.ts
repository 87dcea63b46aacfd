import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  checkLessonFiles,
  listLessonVersions,
  publishLesson,
  readLessonForDesk,
  readLessonVersion,
} from '@pius/contracts/lesson-desk.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { presentLesson } from '@pius/domain/course/present-lesson.ts';
import { languages } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { placeOf } from '../find-lesson.ts';
import { checkFiles } from './check-files.ts';
import { lessonList, lessonOfDesk, versionText } from './present.ts';
import { publish } from './publish.ts';

/**
 * Corrections of lessons: an admin publishes a file after its check, sees what was published
 * before, and goes back to it.
 */
export function correctionRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, listLessonVersions, async ({ language }) => ({
    items: await lessonList(ctx, language),
    next: null,
  }));
  mount(app, ctx, readLessonForDesk, ({ params, language }) =>
    lessonOfDesk(ctx, params.id, language),
  );
  mount(app, ctx, checkLessonFiles, ({ params, body }) => preview(ctx, params.id, body.files));
  mount(app, ctx, publishLesson, async ({ params, body, caller, language, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    await publish(ctx, caller.account.id, { id: params.id, ...body }, now);
    return lessonOfDesk(ctx, params.id, language);
  });
  mount(app, ctx, readLessonVersion, ({ params }) => versionText(ctx, params.id, params.version));
}

type Files = Parameters<typeof checkFiles>[2];

async function preview(
  ctx: AppContext,
  id: string,
  files: { [key in keyof Files]: Files[key] | undefined },
) {
  const params = addressOf(ctx, id);
  const input: Files = {};
  for (const language of languages) {
    const text = files[language];
    if (text !== undefined) input[language] = text;
  }
  const { faults, lessons } = checkFiles(ctx.content, id, input);
  const previews = languages.flatMap((language) => {
    const lesson = lessons[language];
    if (!lesson) return [];
    const pictures = ctx.content.storyPictures(id, language);
    return [presentLesson(lesson, placeOf(ctx, params, language), pictures)];
  });
  return { faults, previews };
}

/** The address of a lesson that is written. Throws 404. */
function addressOf(ctx: AppContext, id: string) {
  const place = parseLessonId(id);
  if (!place || !ctx.content.lesson(id, 'en')) throw new AppError('lesson_not_found');
  return { moduleId: String(place.module), lessonId: String(place.lesson) };
}
