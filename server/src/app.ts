import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppContext } from './app-context.ts';
import { endSessionLeft } from './features/account/leaving.ts';
import { register as account } from './features/account/routes.ts';
import { register as admin } from './features/admin/routes.ts';
import { register as billing } from './features/billing/routes.ts';
import { commentTopics } from './features/blog/comments/topic.ts';
import { register as blog } from './features/blog/routes.ts';
import { register as chat } from './features/chat/routes.ts';
import { lockedPages } from './features/course/locked-pages.ts';
import { register as course } from './features/course/routes.ts';
import { register as family } from './features/family/routes.ts';
import { register as media } from './features/media/routes.ts';
import { register as printables } from './features/printables/routes.ts';
import { register as progress } from './features/progress/routes.ts';
import { register as saints } from './features/saints/routes.ts';
import { pixelOf } from './features/tracking/pixel.ts';
import { register as tracking } from './features/tracking/routes.ts';
import { register as trivia } from './features/trivia/routes.ts';
import { AppError } from './platform/http/app-error.ts';
import { errorAnswer, onError } from './platform/http/errors.ts';
import { healthRoutes, sendElsewhere } from './platform/http/health.ts';
import { limitBody } from './platform/http/limit-body.ts';
import { limitCalls } from './platform/http/limit-calls.ts';
import { createConcurrencyLimit, rejectWhenBusy } from './platform/http/load-shedding.ts';
import { pages } from './platform/http/pages.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { networkOf, sourceOf } from './platform/http/source.ts';
import { isUpload, whileUploading } from './platform/http/uploads.ts';
import { nameRequest } from './platform/log/request-id.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { countCalls } from './platform/metrics/count-calls.ts';
import { metricsRoute } from './platform/metrics/metrics-route.ts';
import { realtimeRoutes } from './platform/realtime/routes.ts';

/**
 * The routes of every feature. No two of their paths match the same call, so their order does not
 * matter.
 */
const features = [
  account,
  family,
  billing,
  course,
  blog,
  media,
  progress,
  saints,
  printables,
  trivia,
  chat,
  tracking,
  admin,
];

const apiPaths = ['/auth/v1/', '/rest/v1/', '/functions/v1/', '/storage/v1/', '/realtime/v1/'];
const apiPatterns = apiPaths.map((path) => `${path}*`);
/**
 * Far more than are under way while the server keeps up: the database answers ten at a time. A
 * school behind one address has room in the part of one.
 */
const mostCallsAtOnce = { inAll: 256, ofOne: 100 };

/**
 * Puts the app together: what every answer has, then the features, then the pages.
 *
 * @param clientDir the folder with the built browser app
 * @see docs/requirements.md#r-api-paths
 */
export function createApp(ctx: AppContext, clientDir: string): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError(onError(ctx));
  app.use(nameRequest, countCalls(ctx), sendElsewhere(ctx));
  const pixelOfPage = pixelOf(ctx.env);
  app.use(securityHeaders(ctx.env.publicUrl.startsWith('https:'), pixelOfPage));
  const loadShedding = rejectWhenBusy(createConcurrencyLimit(mostCallsAtOnce), (c) => {
    const source = sourceOf(c, ctx.env.trustedProxies);
    return networkOf(source) ?? source;
  });
  for (const path of apiPatterns) {
    app.use(path, loadShedding);
    app.use(path, (c, next) =>
      isUpload(c.req.method, c.req.path) ? whileUploading(c, next) : limitBody(c, next),
    );
    app.use(path, refuseForeignOrigin(ctx));
    app.use(path, endSessionLeft(ctx));
  }
  healthRoutes(app, ctx);
  metricsRoute(app, ctx);
  realtimeRoutes(app, ctx, commentTopics);
  for (const register of features) register(app, ctx);
  openApiRoute(app, ctx);
  for (const path of apiPatterns)
    app.all(path, (c) => errorAnswer(c, ctx, new AppError('not_found')));
  if (ctx.env.outbox) app.route('/outbox', outboxPage(ctx));
  lockedPages(app, ctx, join(clientDir, '../closed'));
  app.route('/', pages(clientDir, ctx.env.publicUrl, pixelOfPage));
  return app;
}

/** The description of every route: made once, when it is first asked for. */
function openApiRoute(app: OpenAPIHono, ctx: AppContext): void {
  const info = { title: 'Saint Pius X Quest', version: '1' };
  let description: object | undefined;
  app.get('/rest/v1/openapi.json', (c) => {
    limitCalls(c, ctx, 'openapi.json');
    description ??= app.getOpenAPI31Document({ openapi: '3.1.0', info });
    return c.json(description);
  });
}

function isOurs(origin: string, ctx: AppContext): boolean {
  return [ctx.env.publicUrl, ...ctx.trustedOrigins].includes(origin);
}

/**
 * Writes are taken from our own pages only; a caller that is no browser sends no origin and has no
 * cookies to steal.
 * @see docs/requirements.md#r-return-path
 */
function refuseForeignOrigin(ctx: AppContext) {
  return async (c: Context, next: () => Promise<void>) => {
    const origin = c.req.header('origin');
    const foreign = origin !== undefined && !isOurs(origin, ctx);
    const crossSite = c.req.header('sec-fetch-site') === 'cross-site';
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && (foreign || crossSite)) {
      throw new AppError('origin_refused');
    }
    await next();
  };
}
