import type { OpenAPIHono } from '@hono/zod-openapi';
import { addClass, readClass } from '@pius/contracts/class.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { addClassList } from './class.ts';
import { classOf } from './class-store.ts';
import { grownUpOf } from './policy.ts';

/** A catechist's class: all children added at once, and one table of who has done what. */
export function classRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, addClass, async ({ body, caller, now }) => {
    const results = await addClassList(ctx, grownUpOf(caller), body, now);
    return { items: results, next: null };
  });
  mount(app, ctx, readClass, async ({ caller }) => {
    return { items: await classOf(ctx.db, grownUpOf(caller).id), next: null };
  });
}
