import type { OpenAPIHono } from '@hono/zod-openapi';
import { listAudit as auditContract, readOverview } from '@pius/contracts/desk.ts';
import {
  closeFamily as closeContract,
  sendConfirmation as confirmationContract,
  changeFamilyEmail as emailContract,
  endAccess as endContract,
  giveAccess as giveContract,
  keepFamily as keepContract,
  sendPasswordLetter as letterContract,
  listFamilies as listContract,
  readFamily,
  releaseSignIn as releaseContract,
} from '@pius/contracts/desk-families.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { grownUpOf } from '../family/policy.ts';
import { endAccess, giveAccess } from './family-access.ts';
import {
  type Acting,
  changeFamilyEmail,
  closeFamily,
  keepFamily,
  releaseSignIn,
  sendConfirmation,
  sendPasswordLetter,
} from './family-acts.ts';
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
export function register(app: OpenAPIHono, house: House): void {
  mount(app, house, readOverview, ({ caller, now }) => overview(house, grownUpOf(caller).id, now));
  mount(app, house, auditContract, ({ query, caller }) =>
    listAudit(house.db, query, grownUpOf(caller).timeZone),
  );
  mount(app, house, listContract, ({ query, now }) => listFamilies(house.db, query, now));
  mount(app, house, readFamily, ({ params, now }) => familyPage(house, params.id, now));
  accessRoutes(app, house);
  letterRoutes(app, house);
  mount(app, house, emailContract, async (call) => {
    await changeFamilyEmail(house, actingOf(call), call.body);
    return familyPage(house, call.params.id, call.now);
  });
  mount(app, house, closeContract, async (call) => {
    await closeFamily(house, actingOf(call), call.body.name);
    return familyPage(house, call.params.id, call.now);
  });
  mount(app, house, keepContract, async (call) => {
    await keepFamily(house, actingOf(call));
    return familyPage(house, call.params.id, call.now);
  });
}

function accessRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, giveContract, async (call) => {
    const { key, child_id: childId, subscription_type: subscriptionType, reason } = call.body;
    await giveAccess(house, actingOf(call), { key, childId, subscriptionType, reason });
    return familyPage(house, call.params.id, call.now);
  });
  mount(app, house, endContract, async (call) => {
    await endAccess(house, actingOf(call), call.body.child_id);
    return familyPage(house, call.params.id, call.now);
  });
}

function letterRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, letterContract, async (call) => {
    await sendPasswordLetter(house, actingOf(call));
    return { sent: true as const };
  });
  mount(app, house, confirmationContract, async ({ params, caller, now }) => {
    await sendConfirmation(house, grownUpOf(caller).id, params.id, now);
    return { sent: true as const };
  });
  mount(app, house, releaseContract, async (call) => {
    await releaseSignIn(house, actingOf(call));
    return familyPage(house, call.params.id, call.now);
  });
}
