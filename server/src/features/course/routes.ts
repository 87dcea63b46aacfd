import type { OpenAPIHono } from '@hono/zod-openapi';
import { readCourse, readLesson, readLessonOutside, readQuizKey } from '@pius/contracts/course.ts';
import {
  handleMistakeReport,
  listMistakeReports,
  reportMistake,
} from '@pius/contracts/mistake-reports.ts';
import {
  presentLesson,
  presentOutside,
  presentQuizKey,
} from '@pius/domain/course/present-lesson.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { moduleAccess } from './access.ts';
import { placeOf, writtenLesson } from './find-lesson.ts';
import { keepReport, listReports, markReport } from './mistake-reports.ts';
import { requireOpen } from './policy.ts';
import { courseFor } from './read-course.ts';
import { readingRoutes } from './reading-routes.ts';
import { readerOf } from './readings.ts';

/** The quest map, the lessons, and what readers found wrong in them. A locked lesson's words never leave the server. */
export function courseRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readCourse, ({ caller, language, now }) =>
    courseFor(house, caller, language, now),
  );
  mount(app, house, readLesson, async ({ params, caller, language, now }) => {
    const place = placeOf(house, params, language);
    requireOpen(await moduleAccess(house.db, caller, place.module, now));
    const text = { kind: 'lesson', id: place.id, language } as const;
    const reader = await readerOf(house, text);
    return { ...presentLesson(writtenLesson(house, place), place), reader };
  });
  mount(app, house, readQuizKey, async ({ params, caller, language, now }) => {
    const place = placeOf(house, params, language);
    requireOpen(await moduleAccess(house.db, caller, place.module, now));
    return presentQuizKey(writtenLesson(house, place), place);
  });
  mount(app, house, readLessonOutside, async ({ params, caller, language }) => {
    const place = placeOf(house, params, language);
    const forParent = caller.viewer === 'parent' || caller.viewer === 'admin';
    return presentOutside(writtenLesson(house, place), place, forParent);
  });
  readingRoutes(app, house);
  mount(app, house, reportMistake, async ({ body, caller, now }) => {
    await keepReport({ house, caller, now }, body);
    return { received: true as const };
  });
  mount(app, house, listMistakeReports, ({ query }) => listReports(house, query));
  mount(app, house, handleMistakeReport, ({ params, body, caller, now }) =>
    markReport(house, grownUpOf(caller).id, { id: params.id, handled: body.handled }, now),
  );
}
