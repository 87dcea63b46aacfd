import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { lessonId, parseLessonId } from '@pius/domain/course/ids.ts';
import { defaultLanguage, pathPrefixOf } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import type { House } from '../../house.ts';
import { chosenLanguage } from '../../platform/http/language-of.ts';
import { whoCalls } from '../../platform/http/mount.ts';
import { sitePages } from '../../platform/http/site-pages.ts';
import { moduleAccess } from './access.ts';

/** Far more than a child opens: 60 a minute for each session's account. */
const limit = { count: 60, seconds: 60 };

/**
 * The pages of the lessons that are not open to everybody, made while building like those of module 1: sent, and never
 * kept on the way, to who may open the lesson now. Everybody else gets the shell of the app, which says what is locked; so
 * does who asks for a lesson that was corrected since, or while the server cannot tell who asks. In: the folder with those
 * pages.
 */
export function closedPages(app: OpenAPIHono, house: House, folder: string): void {
  const send = sitePages(folder, house.env.publicUrl, () => null);
  app.get('/lesson/:moduleId/:lessonId', async (c, next) => {
    const file = fileOf(c, house);
    if (file === null || !existsSync(join(folder, file))) return next();
    if (!(await isOpenTo(c, house).catch(() => false))) return next();
    c.header('cache-control', 'private, no-store');
    c.header('vary', 'Cookie', { append: true });
    return send(c, file);
  });
}

/** The page of the lesson of the address in the language chosen; null where none is, or not with these words. */
function fileOf(c: Context, house: House): string | null {
  const place = parseLessonId(`${c.req.param('moduleId')}-${c.req.param('lessonId')}`);
  if (place === null || c.req.query('lang') !== undefined) return null;
  const language = chosenLanguage(c) ?? defaultLanguage;
  const id = lessonId(place.module, place.lesson);
  if (house.content.corrected().includes(`${id} ${language}`)) return null;
  return `${pathPrefixOf(language)}/lesson/${place.module}/${place.lesson}/index.html`;
}

async function isOpenTo(c: Context, house: House): Promise<boolean> {
  const now = house.now();
  const caller = await whoCalls(c, house, now);
  const { account } = caller;
  if (account === null) return false;
  if (house.limiter.local(`closed page ${account.id}`, limit, now) > 0) return false;
  return (await moduleAccess(house.db, caller, Number(c.req.param('moduleId')), now)).open;
}
