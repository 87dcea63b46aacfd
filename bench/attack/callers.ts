import { composeChildEmail } from '../../domain/src/account/login-name.ts';

/** The people of the demo family, each by its session. */
export interface AttackCallers {
  cookies: Record<'parent' | 'child' | 'admin', string>;
  childId: string;
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

/** A child that an attack may change or delete, as no session is Marco's; another one where that has been done. */
async function childToAttack(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/children`, { headers: { cookie } });
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  const there = items.find(({ name }) => name !== 'Lucia');
  if (there) return there.id;
  const added = await fetch(`${url}/rest/v1/children`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Pietro', age: 8, password: 'wooden-boat', consent: true }),
  });
  if (!added.ok) throw new Error(`no child can be added: ${added.status}`);
  return ((await added.json()) as { id: string }).id;
}

/** Signs the demo family in. In: the server's address. */
export async function signInAll(url: string): Promise<AttackCallers> {
  const lucia = composeChildEmail('parent@example.com', 'Lucia') ?? '';
  const cookies = {
    parent: await signIn(url, 'parent@example.com', 'quest-parent-1'),
    child: await signIn(url, lucia, 'lucia1'),
    admin: await signIn(url, 'admin@example.com', 'quest-admin-1'),
  };
  return { cookies, childId: await childToAttack(url, cookies.parent) };
}
