import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import { type LessonPlace, lessonId, parseLessonId } from '@pius/domain/course/ids.ts';
import { defaultLanguage, pathPrefixOf } from '@pius/domain/language.ts';
import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppContext } from '../../app-context.ts';
import { chosenLanguage } from '../../platform/http/language-of.ts';
import { knownCaller } from '../../platform/http/mount.ts';
import { sitePages } from '../../platform/http/site-pages.ts';
import { sourceOf } from '../../platform/http/source.ts';
import { accessFacts, accessIn } from './access.ts';

/** A school behind one address opens fewer lessons. */
const limit = { count: 240, seconds: 60 };
/** How long a page waits for the database, in milliseconds, before it comes as the shell. */
const timeout = 1000;

/**
 * The pages of the lessons that are not open to everybody, made while building like those of module
 * 1, and of quizzes: sent, and never kept on the way, to who may open the lesson now. Everybody
 * else gets the shell of the app, which says what is locked; so does who asks for a lesson that was
 * corrected since, or while the server cannot tell who asks. It takes the folder with those pages.
 */
export function lockedPages(app: OpenAPIHono, ctx: AppContext, folder: string): void {
  const send = sitePages(folder, ctx.env.publicUrl, { isForOne: true });
  const sendPage = async (c: Context, next: Next, place: LessonPlace | null, path: string) => {
    c.header('vary', 'Cookie', { append: true });
    const file = place && fileOf(c, ctx, place, path);
    if (!file || !existsSync(join(folder, file))) return next();
    if (!(await isOpenTo(c, ctx, place.module))) return next();
    c.header('cache-control', 'private, no-store');
    return send(c, file);
  };
  app.get('/lesson/:moduleId/:lessonId', (c, next) => {
    const { moduleId, lessonId: number } = c.req.param();
    return sendPage(
      c,
      next,
      parseLessonId(`${moduleId}-${number}`),
      `lesson/${moduleId}/${number}`,
    );
  });
  app.get('/quiz/:lessonId', (c, next) => {
    const { lessonId: id } = c.req.param();
    return sendPage(c, next, parseLessonId(id), `quiz/${id}`);
  });
}

/**
 * The page of a lesson in the language chosen, below that language; null where none is, or not with
 * these words.
 */
function fileOf(c: Context, ctx: AppContext, place: LessonPlace, path: string): string | null {
  if (c.req.query('lang') !== undefined) return null;
  const language = chosenLanguage(c) ?? defaultLanguage;
  const id = lessonId(place.module, place.lesson);
  if (ctx.content.corrected().includes(`${id} ${language}`)) return null;
  return `${pathPrefixOf(language)}/${path}/index.html`;
}

/**
 * As the lesson itself is decided, but that nobody waits for it and no fault is shown: there is the
 * shell.
 */
async function isOpenTo(c: Context, ctx: AppContext, module: number): Promise<boolean> {
  // Whose session it is was locked away on this device without a network; the first call ends it.
  if (getCookie(c, 'leaving') === '1') return false;
  const wait = ctx.limiter.local(
    `closed page ${sourceOf(c, ctx.env.trustedProxies)}`,
    limit,
    ctx.now(),
  );
  if (wait > 0) return false;
  const decided = new AbortController();
  const late = setTimeout(timeout, false, { signal: decided.signal }).catch(() => false);
  try {
    return await Promise.race([decide(c, ctx, module), late]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a lesson comes as the shell');
    return false;
  } finally {
    decided.abort();
  }
}

async function decide(c: Context, ctx: AppContext, module: number): Promise<boolean> {
  const { caller, facts } = await knownCaller(c, ctx, ctx.now(), accessFacts);
  const { viewer } = caller;
  return decideModuleAccess({ viewer, module, ...accessIn(caller, facts) }).open;
}
