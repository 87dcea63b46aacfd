import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  addChild,
  editChild,
  listChildren,
  deleteChild as removeChild,
} from '@pius/contracts/family.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { deleteChild } from '../account/delete-family.ts';
import { changeChild } from './change-child.ts';
import { createChild } from './children.ts';
import { classRoutes } from './class-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { grownUpOf, mayEditChild } from './policy.ts';
import { presentChild } from './present.ts';
import { findChild, listChildrenOf } from './store.ts';
import { weeklyEmailRoutes } from './weekly-email/routes.ts';

/**
 * Families: devices, classes, the weekly email, and a parent's children: list, add, edit, delete.
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  deviceRoutes(app, ctx);
  classRoutes(app, ctx);
  weeklyEmailRoutes(app, ctx);
  mount(app, ctx, listChildren, async ({ caller, now }) => {
    const rows = await listChildrenOf(ctx.db, grownUpOf(caller).id);
    return { items: rows.map((row) => presentChild(row, now)), next: null };
  });
  mount(app, ctx, addChild, async ({ body, caller, now }) => {
    const row = await createChild(ctx, grownUpOf(caller), body, now, { emailParent: true });
    return presentChild(row, now);
  });
  mount(app, ctx, editChild, async ({ params, body, caller, now }) => {
    const child = await own(ctx, caller, params.id);
    const parent = grownUpOf(caller);
    return presentChild(await changeChild(ctx, parent.id, child.id, body, now), now);
  });
  mount(app, ctx, removeChild, async ({ params, caller }) => {
    const child = await own(ctx, caller, params.id);
    await deleteChild(ctx.db, child.id);
    return { deleted: true as const };
  });
}

/**
 * The caller's own child; foreign and missing are the same answer.
 * @see docs/requirements.md#r-foreign-is-missing
 */
async function own(ctx: AppContext, caller: Caller, id: string) {
  const child = await findChild(ctx.db, id);
  if (!child || !mayEditChild(caller, child)) throw new AppError('not_found');
  return child;
}
