import { addGrownUp, bodyOf, startTestApp, type TestApp } from './harness.ts';
import { noLimits } from './no-limits.ts';
import { giveSecondFactor } from './second-factor.ts';
import { openSession } from './session.ts';

const years = new Date('2060-01-01T00:00:00Z');

/** The server with an admin who has given a second factor. */
export interface Desk {
  t: TestApp;
  adminId: string;
  get<T>(path: string): Promise<T>;
  send(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Response>;
}

/**
 * Starts the server at a moment, with an admin at the desk. Paths are those below `/rest/v1/admin`.
 */
export async function startDesk(now: Date): Promise<Desk> {
  const t = await startTestApp();
  t.ctx.limiter = noLimits;
  t.setNow(now);
  const who = { email: 'desk@example.org', name: 'Agnes Desk', admin: true };
  const adminId = await addGrownUp(t.ctx, who);
  const cookie = await openSession(t.ctx, adminId, years);
  await giveSecondFactor(t.ctx, adminId);
  const send = (method: string, path: string, body?: unknown) =>
    t.call(`/rest/v1/admin/${path}`, { method, body, cookie });
  return {
    t,
    adminId,
    send,
    async get<T>(path: string) {
      const answer = await send('GET', path);
      if (!answer.ok) throw new Error(await answer.text());
      return bodyOf<T>(answer);
    },
  };
}
