import type { OpenAPIHono } from '@hono/zod-openapi';
import { listAudit as auditContract, readOverview } from '@pius/contracts/desk.ts';
import {
  cancelFamilyDeletion as cancelDeletionContract,
  closeFamily as closeContract,
  sendConfirmation as confirmationContract,
  changeFamilyEmail as emailContract,
  endAccess as endContract,
  giveAccess as giveContract,
  listFamilies as listContract,
  sendPasswordEmail as passwordEmailContract,
  readFamily,
  releaseSignIn as releaseContract,
} from '@pius/contracts/desk-families.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { grownUpOf } from '../family/policy.ts';
import { endAccess, giveAccess } from './family-access.ts';
import {
  type Acting,
  cancelFamilyDeletion,
  changeFamilyEmail,
  closeFamily,
  releaseSignIn,
  sendConfirmation,
  sendPasswordEmail,
} from './family-actions.ts';
import { familyPage } from './family-page.ts';
import { listAudit } from './list-audit.ts';
import { listFamilies } from './list-families.ts';
import { overview } from './overview.ts';

interface OnFamily {
  params: { id: string };
  caller: Caller;
  now: Date;
}

function actingOf({ params, caller, now }: OnFamily): Acting {
  return { adminId: grownUpOf(caller).id, familyId: params.id, now };
}

/** The desk: the week's figures, what admins did, and families. */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readOverview, ({ caller, now }) => overview(ctx, grownUpOf(caller).id, now));
  mount(app, ctx, auditContract, ({ query, caller }) =>
    listAudit(ctx.db, query, grownUpOf(caller).timeZone),
  );
  mount(app, ctx, listContract, ({ query, now }) => listFamilies(ctx.db, query, now));
  mount(app, ctx, readFamily, ({ params, now }) => familyPage(ctx, params.id, now));
  accessRoutes(app, ctx);
  passwordEmailRoutes(app, ctx);
  mount(app, ctx, emailContract, async (call) => {
    await changeFamilyEmail(ctx, actingOf(call), call.body);
    return familyPage(ctx, call.params.id, call.now);
  });
  mount(app, ctx, closeContract, async (call) => {
    await closeFamily(ctx, actingOf(call), call.body.name);
    return familyPage(ctx, call.params.id, call.now);
  });
  mount(app, ctx, cancelDeletionContract, async (call) => {
    await cancelFamilyDeletion(ctx, actingOf(call));
    return familyPage(ctx, call.params.id, call.now);
  });
}

function accessRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, giveContract, async (call) => {
    const { key, child_id: childId, subscription_type: subscriptionType, reason } = call.body;
    await giveAccess(ctx, actingOf(call), { key, childId, subscriptionType, reason });
    return familyPage(ctx, call.params.id, call.now);
  });
  mount(app, ctx, endContract, async (call) => {
    await endAccess(ctx, actingOf(call), call.body.child_id);
    return familyPage(ctx, call.params.id, call.now);
  });
}

function passwordEmailRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, passwordEmailContract, async (call) => {
    await sendPasswordEmail(ctx, actingOf(call));
    return { sent: true as const };
  });
  mount(app, ctx, confirmationContract, async ({ params, caller, now }) => {
    await sendConfirmation(ctx, grownUpOf(caller).id, params.id, now);
    return { sent: true as const };
  });
  mount(app, ctx, releaseContract, async (call) => {
    await releaseSignIn(ctx, actingOf(call));
    return familyPage(ctx, call.params.id, call.now);
  });
}
