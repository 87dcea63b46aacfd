import type { OpenAPIHono } from '@hono/zod-openapi';
import { drawColoringPage, readSundaySheet } from '@pius/contracts/printables.ts';
import { comingSunday } from '@pius/domain/printables/sunday-sheet.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { drawPicture } from './draw-picture.ts';
import { lessonsOfFamily, sheetTexts } from './sunday-sheet.ts';

/**
 * What a printed sheet needs of the server: the Sunday sheet's words, and pictures by a wish;
 * puzzles are made in the browser.
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readSundaySheet, async ({ query, caller, language, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    const { id: parentId, timeZone } = caller.account;
    const sunday = query.sunday ?? comingSunday(localDay(now, timeZone));
    const chosen = query.lessons
      ? { lessons: [...new Set(query.lessons)], ahead: query.ahead === 'yes' }
      : await lessonsOfFamily(ctx.db, { parentId, timeZone, sunday });
    return sheetTexts(ctx, { sunday, ...chosen }, language);
  });
  mount(app, ctx, drawColoringPage, async ({ body, caller, now, c }) => {
    const { account } = caller;
    if (!account) throw new AppError('user_not_authenticated');
    const wish = { account, ...body, now, signal: c.req.raw.signal };
    const { png, width, height } = await drawPicture(ctx, wish);
    return { picture: `data:image/png;base64,${png.toString('base64')}`, width, height };
  });
}
