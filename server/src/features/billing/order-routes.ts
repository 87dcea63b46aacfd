import type { OpenAPIHono } from '@hono/zod-openapi';
import { answerRefund, askRefund, listAllOrders, listOrders } from '@pius/contracts/orders.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { findOrder, listOrdersFor, listOwnOrders } from './order-store.ts';
import { presentForAdmin, presentOrder } from './present-order.ts';
import { approveRefund, askRefund as ask, declineRefund } from './refunds.ts';

const pageSize = 50;

/** A parent's purchases and an admin's desk for them: what was bought, and money asked back. */
export function orderRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, listOrders, async ({ caller, now }) => {
    const rows = await listOwnOrders(ctx.db, grownUpOf(caller).id);
    return { items: rows.map((row) => presentOrder(row, now)), next: null };
  });

  mount(app, ctx, askRefund, async ({ params, body, caller, now }) => {
    const request = { parentId: grownUpOf(caller).id, orderId: params.id, reason: body.reason };
    return presentOrder(await ask(ctx, request, now), now);
  });

  mount(app, ctx, listAllOrders, async ({ query, now }) => {
    const { after, email, state, refund } = query;
    const last = after === undefined ? null : await findOrder(ctx.db, { id: after });
    if (after !== undefined && !last) throw new AppError('not_found');
    const filter = { email, state, refund };
    const rows = await listOrdersFor(ctx.db, filter, last, pageSize + 1);
    const shown = rows.slice(0, pageSize);
    return {
      items: shown.map((row) => presentForAdmin(row, now)),
      next: rows.length > pageSize ? (shown.at(-1)?.order.id ?? null) : null,
    };
  });

  mount(app, ctx, answerRefund, async ({ params: { id }, body, caller, now }) => {
    const { id: adminId } = grownUpOf(caller);
    const answered =
      body.answer === 'approve'
        ? await approveRefund(ctx, { orderId: id, adminId }, now)
        : await declineRefund(ctx, { orderId: id, adminId, reason: body.reason }, now);
    return presentForAdmin(answered, now);
  });
}
