import type { OpenAPIHono } from '@hono/zod-openapi';
import { readCourse, readLesson, readLessonOutside, readQuizKey } from '@pius/contracts/course.ts';
import {
  handleMistakeReport,
  listMistakeReports,
  reportMistake,
} from '@pius/contracts/mistake-reports.ts';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import { presentOutside, presentQuizKey } from '@pius/domain/course/present-lesson.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { accessIn, moduleAccess } from './access.ts';
import { lessonFacts, mapFacts } from './caller-facts.ts';
import { catechismRoutes } from './catechism-routes.ts';
import { correctionRoutes } from './corrections/routes.ts';
import { placeOf, writtenLesson } from './find-lesson.ts';
import { listReports, markReport, saveReport } from './mistake-reports.ts';
import { requireOpen } from './policy.ts';
import { courseReader } from './read-course.ts';
import { lessonReader } from './read-lesson.ts';
import { readingRoutes } from './reading-routes.ts';

/**
 * The quest map, the lessons, and what readers found wrong in them. A locked lesson's words never
 * leave the server.
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  correctionRoutes(app, ctx);
  catechismRoutes(app, ctx);
  readingRoutes(app, ctx);
  const readCourseFor = courseReader(ctx);
  mount(
    app,
    ctx,
    readCourse,
    async ({ caller, language, facts }) => readCourseFor(caller, language, facts),
    mapFacts,
  );
  const answerLesson = lessonReader(ctx);
  mount(
    app,
    ctx,
    readLesson,
    async ({ params, caller, language, facts }) => {
      const place = placeOf(ctx, params, language);
      const { viewer } = caller;
      const access = accessIn(caller, facts);
      requireOpen(decideModuleAccess({ viewer, module: place.module, ...access }));
      return answerLesson(place, facts ? (facts.readings ?? []) : undefined);
    },
    lessonFacts,
  );
  mount(app, ctx, readQuizKey, async ({ params, caller, language, now }) => {
    const place = placeOf(ctx, params, language);
    requireOpen(await moduleAccess(ctx.db, caller, place.module, now));
    return presentQuizKey(writtenLesson(ctx, place), place);
  });
  mount(app, ctx, readLessonOutside, async ({ params, caller, language }) => {
    const place = placeOf(ctx, params, language);
    const forParent = caller.viewer === 'parent' || caller.viewer === 'admin';
    return presentOutside(writtenLesson(ctx, place), place, forParent);
  });
  mount(app, ctx, reportMistake, async ({ body, caller, now }) => {
    await saveReport({ ctx, caller, now }, body);
    return { received: true as const };
  });
  mount(app, ctx, listMistakeReports, ({ query }) => listReports(ctx, query));
  mount(app, ctx, handleMistakeReport, ({ params, body, caller, now }) =>
    markReport(ctx, grownUpOf(caller).id, { id: params.id, handled: body.handled }, now),
  );
}
