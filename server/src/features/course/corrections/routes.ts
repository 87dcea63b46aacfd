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
import type { House } from '../../../house.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { placeOf } from '../find-lesson.ts';
import { checkFiles } from './check-files.ts';
import { lessonList, lessonOfDesk, versionText } from './present.ts';
import { publish } from './publish.ts';

/** Corrections of lessons: an admin publishes a file after its check, sees what was published before, and goes back to it. */
export function correctionRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, listLessonVersions, async ({ language }) => ({
    items: await lessonList(house, language),
    next: null,
  }));
  mount(app, house, readLessonForDesk, ({ params, language }) =>
    lessonOfDesk(house, params.id, language),
  );
  mount(app, house, checkLessonFiles, ({ params, body }) => preview(house, params.id, body.files));
  mount(app, house, publishLesson, async ({ params, body, caller, language, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    await publish(house, caller.account.id, { id: params.id, ...body }, now);
    return lessonOfDesk(house, params.id, language);
  });
  mount(app, house, readLessonVersion, ({ params }) =>
    versionText(house, params.id, params.version),
  );
}

type Files = Parameters<typeof checkFiles>[2];

async function preview(
  house: House,
  id: string,
  files: { [key in keyof Files]: Files[key] | undefined },
) {
  const params = addressOf(house, id);
  const given: Files = {};
  for (const language of languages) {
    const text = files[language];
    if (text !== undefined) given[language] = text;
  }
  const { faults, lessons } = checkFiles(house.content, id, given);
  const previews = languages.flatMap((language) => {
    const lesson = lessons[language];
    if (!lesson) return [];
    const pictures = house.content.storyPictures(id, language);
    return [presentLesson(lesson, placeOf(house, params, language), pictures)];
  });
  return { faults, previews };
}

/** The address of a lesson that is written. Throws 404. */
function addressOf(house: House, id: string) {
  const place = parseLessonId(id);
  if (!place || !house.content.lesson(id, 'en')) throw new AppError('lesson_not_found');
  return { moduleId: String(place.module), lessonId: String(place.lesson) };
}
