import type { OpenAPIHono } from '@hono/zod-openapi';
import { listSaints, readSaint } from '@pius/contracts/saints.ts';
import { dayNumber } from '@pius/domain/calendar-day.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Saint } from '@pius/domain/saints/saint.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { readerOf } from '../course/readings.ts';
import { requireChildOrToday } from './policy.ts';
import { presentSaint } from './present.ts';

/** The saint of each date, curated beforehand; nothing is made up while somebody waits. */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readSaint, async ({ params, caller, language, now }) => {
    const saint = saintOf(ctx, params.date, language);
    requireChildOrToday(caller, params.date, now);
    const { date } = params;
    const text = { kind: 'saint', id: date.slice(5), language } as const;
    const picture = ctx.content.saintPicture(saint.id, language);
    return presentSaint(saint, { date, language, picture, reader: await readerOf(ctx, text) });
  });
  mount(app, ctx, listSaints, async ({ query, language }) => {
    const saints = ctx.content.saints(Number(query.month), language);
    const pictureOf = (id: string) => ctx.content.saintPicture(id, language).id;
    return {
      items: saints.map(({ day, id, name }) => ({ day, id, name, picture: pictureOf(id) })),
      next: null,
    };
  });
}

/**
 * The saint of a date. Throws 404 with the fixed sentence for a date that the calendar has not.
 * @see docs/requirements.md#r-saint-of-the-day
 */
function saintOf(ctx: AppContext, date: string, language: Language): Saint {
  if (dayNumber(date) === null) throw new AppError('saint_not_found');
  const [, month, day] = date.split('-').map(Number);
  const saint = ctx.content.saints(month ?? 0, language).find((each) => each.day === day);
  if (!saint) throw new AppError('saint_not_found');
  return saint;
}
