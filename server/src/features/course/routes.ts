import type { OpenAPIHono } from '@hono/zod-openapi';
import { readCourse, readLesson, readLessonOutside } from '@pius/contracts/course.ts';
import { presentLesson, presentOutside } from '@pius/domain/course/present-lesson.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { moduleAccess } from './access.ts';
import { placeOf, writtenLesson } from './find-lesson.ts';
import { requireOpen } from './policy.ts';
import { courseFor } from './read-course.ts';

/** The quest map and the lessons. A locked lesson's words never leave the server. */
export function courseRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readCourse, ({ caller, language, now }) =>
    courseFor(house, caller, language, now),
  );
  mount(app, house, readLesson, async ({ params, caller, language, now }) => {
    const place = placeOf(house, params, language);
    requireOpen(await moduleAccess(house.db, caller, place.module, now));
    return presentLesson(writtenLesson(house, place), place);
  });
  mount(app, house, readLessonOutside, async ({ params, caller, language }) => {
    const place = placeOf(house, params, language);
    const forParent = caller.viewer === 'parent' || caller.viewer === 'admin';
    return presentOutside(writtenLesson(house, place), place, forParent);
  });
}
