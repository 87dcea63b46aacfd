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
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

/** Signs the demo family in. In: the server's address. */
export async function signInAll(url: string): Promise<AttackCallers> {
  const lucia = composeChildEmail('parent@example.com', 'Lucia') ?? '';
  const cookies = {
    parent: await signIn(url, 'parent@example.com', 'quest-parent-1'),
    child: await signIn(url, lucia, 'lucia1'),
    admin: await signIn(url, 'admin@example.com', 'quest-admin-1'),
  };
  const answer = await fetch(`${url}/rest/v1/children`, { headers: { cookie: cookies.parent } });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return { cookies, childId: items[0]?.id ?? '' };
}
