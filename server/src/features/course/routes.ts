import type { OpenAPIHono } from '@hono/zod-openapi';
import { readCourse, readLesson, readLessonOutside, readQuizKey } from '@pius/contracts/course.ts';
import {
  handleMistakeReport,
  listMistakeReports,
  reportMistake,
} from '@pius/contracts/mistake-reports.ts';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import { presentOutside, presentQuizKey } from '@pius/domain/course/present-lesson.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { accessIn, moduleAccess } from './access.ts';
import { lessonFacts, mapFacts } from './caller-facts.ts';
import { catechismRoutes } from './catechism-routes.ts';
import { correctionRoutes } from './corrections/routes.ts';
import { placeOf, writtenLesson } from './find-lesson.ts';
import { keepReport, listReports, markReport } from './mistake-reports.ts';
import { requireOpen } from './policy.ts';
import { courseTeller } from './read-course.ts';
import { readingRoutes } from './reading-routes.ts';
import { lessonTeller } from './tell-lesson.ts';

/** The quest map, the lessons, and what readers found wrong in them. A locked lesson's words never leave the server. */
export function register(app: OpenAPIHono, house: House): void {
  correctionRoutes(app, house);
  catechismRoutes(app, house);
  readingRoutes(app, house);
  const tellCourse = courseTeller(house);
  mount(
    app,
    house,
    readCourse,
    async ({ caller, language, facts }) => tellCourse(caller, language, facts),
    mapFacts,
  );
  const tell = lessonTeller(house);
  mount(
    app,
    house,
    readLesson,
    async ({ params, caller, language, facts }) => {
      const place = placeOf(house, params, language);
      const { viewer } = caller;
      const access = accessIn(caller, facts);
      requireOpen(decideModuleAccess({ viewer, module: place.module, ...access }));
      return tell(place, facts ? (facts.readings ?? []) : undefined);
    },
    lessonFacts,
  );
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
  mount(app, house, reportMistake, async ({ body, caller, now }) => {
    await keepReport({ house, caller, now }, body);
    return { received: true as const };
  });
  mount(app, house, listMistakeReports, ({ query }) => listReports(house, query));
  mount(app, house, handleMistakeReport, ({ params, body, caller, now }) =>
    markReport(house, grownUpOf(caller).id, { id: params.id, handled: body.handled }, now),
  );
}
