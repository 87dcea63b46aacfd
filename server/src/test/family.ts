import { addChildTo, type TestChild } from './children.ts';
import { addGrownUp, cookiesOf, type TestApp } from './harness.ts';
import { openSession } from './session.ts';

const devices = '/rest/v1/family-devices';

/** A parent who is signed in, with a child, Lucia. */
export interface TestFamily {
  parent: string;
  email: string;
  cookie: string;
  lucia: TestChild;
  /** Changes Lucia, as the parent unless told. */
  edit(body: object, as?: string): Promise<Response>;
  /** The parent, or who is told, approves a device. */
  approve(as?: string): Promise<Response>;
  /** The cookie of a device that the parent has just approved. */
  approved(): Promise<string>;
  /** Lucia signs in by the names of a device; `body` may name another child. */
  enter(device: string | undefined, body: object): Promise<Response>;
}

/** Opens an account with one child. Input: what stands before the @ of the e-mail. */
export async function addFamily(t: TestApp, name: string): Promise<TestFamily> {
  const email = `${name}@example.org`;
  const parent = await addGrownUp(t.ctx, { email });
  const cookie = await openSession(t.ctx, parent);
  const lucia = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  const approve = (as = cookie) =>
    t.call(devices, { method: 'POST', cookie: as, headers: { 'user-agent': 'iPad Safari/1' } });
  return {
    ...{ parent, email, cookie, lucia, approve },
    edit: (body, as = cookie) =>
      t.call(`/rest/v1/children/${lucia.id}`, { method: 'PATCH', body, cookie: as }),
    approved: async () => cookiesOf(await approve()),
    enter: (device, body) =>
      t.call(`${devices}/here/sign-in`, {
        method: 'POST',
        body: { child_id: lucia.id, ...body },
        ...(device ? { cookie: device } : {}),
      }),
  };
}

/** What a device that calls is told of the children. */
export function learnersOn(t: TestApp, device?: string): Promise<Response> {
  return t.call(`${devices}/here`, device ? { cookie: device } : {});
}
