import { randomUUID } from 'node:crypto';
import type { Actor, Subject } from '@pius/domain/account/access.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';
import { deleteFamily } from '../features/account/delete-family.ts';
import { switchChat } from '../features/family/chat-consent.ts';
import { addChildTo } from './children.ts';
import { addGrownUp, type TestApp } from './harness.ts';
import { giveSecondFactor } from './second-factor.ts';
import { openSession } from './session.ts';

/** Somebody who calls. `actor` is null for who has no valid session, whatever the cookie says. */
export interface MatrixActor {
  name: string;
  viewer: Viewer;
  actor: Actor | null;
  cookie: string | undefined;
}

/** Somebody a thing is about. */
export interface MatrixPerson extends Subject {
  name: string;
}

/** All who call and all who are called about. */
export interface MatrixPeople {
  actors: MatrixActor[];
  persons: MatrixPerson[];
}

const hour = 60 * 60 * 1000;

/**
 * Plants two families and an admin's, a family that is deleted, and a session for each who calls.
 */
export async function seedMatrix({ ctx }: Pick<TestApp, 'ctx'>): Promise<MatrixPeople> {
  const grownUp = (name: string, admin = false) =>
    addGrownUp(ctx, { email: `${name}@example.org`, name, admin });
  const parent = await grownUp('parent');
  const otherParent = await grownUp('other');
  const admin = await grownUp('admin', true);
  const gone = await grownUp('gone');
  const child = (await addChildTo(ctx, parent, { name: 'Lucia' })).id;
  const sibling = (await addChildTo(ctx, parent, { name: 'Marco' })).id;
  const otherChild = (await addChildTo(ctx, otherParent, { name: 'Tom' })).id;
  const adminChild = (await addChildTo(ctx, admin, { name: 'Pia' })).id;
  for (const [owner, id] of [
    [parent, child],
    [parent, sibling],
    [otherParent, otherChild],
    [admin, adminChild],
  ] as const) {
    await switchChat(ctx.db, owner, id, true, ctx.now());
  }
  const person = (name: string, id: string, parentId: string | null) => ({ name, id, parentId });
  const persons = [
    person('the parent', parent, null),
    person('the child', child, parent),
    person('the sibling', sibling, parent),
    person('the other parent', otherParent, null),
    person("the other parent's child", otherChild, otherParent),
    person('the admin', admin, null),
    person("the admin's child", adminChild, admin),
  ];
  const actors: MatrixActor[] = [];
  for (const { name, id, parentId } of persons) {
    const role = parentId ? 'child' : 'parent';
    const isAdmin = id === admin;
    const viewer = isAdmin ? 'admin' : role;
    const cookie = await openSession(ctx, id);
    if (isAdmin) await giveSecondFactor(ctx, id);
    actors.push({ name, viewer, actor: { id, role, isAdmin }, cookie });
  }
  const goneCookie = await openSession(ctx, gone);
  await deleteFamily(ctx.db, gone);
  const expired = await openSession(ctx, parent, new Date(Date.now() - hour));
  const nobody = { viewer: 'visitor', actor: null } as const;
  actors.push(
    { name: 'a visitor', ...nobody, cookie: undefined },
    { name: 'a deleted account', ...nobody, cookie: goneCookie },
    { name: 'an expired session', ...nobody, cookie: expired },
    { name: 'a forged session', ...nobody, cookie: `session=${randomUUID()}.c2lnbmF0dXJl` },
  );
  return { actors, persons };
}
