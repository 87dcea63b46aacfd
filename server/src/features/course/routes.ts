import type { OpenAPIHono } from '@hono/zod-openapi';
import { readCourse, readLesson, readLessonOutside } from '@pius/contracts/course.ts';
import { listMistakeReports, reportMistake } from '@pius/contracts/mistake-reports.ts';
import { presentLesson, presentOutside } from '@pius/domain/course/present-lesson.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { moduleAccess } from './access.ts';
import { placeOf, writtenLesson } from './find-lesson.ts';
import { keepReport, listReports } from './mistake-reports.ts';
import { requireOpen } from './policy.ts';
import { courseFor } from './read-course.ts';

/** The quest map, the lessons, and what readers found wrong in them. A locked lesson's words never leave the server. */
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
  mount(app, house, reportMistake, async ({ body, caller, now }) => {
    await keepReport({ house, caller, now }, body);
    return { received: true as const };
  });
  mount(app, house, listMistakeReports, ({ query }) => listReports(house, query.after));
}
