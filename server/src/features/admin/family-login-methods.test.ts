import type { readFamily } from '@pius/contracts/desk-families.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { user } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { type Desk, startDesk } from '../../test/desk.ts';
import { addGrownUp, bodyOf } from '../../test/harness.ts';

type Family = z.infer<(typeof readFamily.responses)[200]['content']['application/json']['schema']>;

const now = new Date('2031-03-01T10:00:00Z');
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(now);
});
afterAll(() => desk.t.close());

const emailOf = async (id: string) => {
  const [row] = await desk.t.ctx.db.select().from(user).where(eq(user.id, id));
  return row?.email;
};

test('a parent who was recognised gets another address, the children with her, and the old one is told', async () => {
  const { ctx, emails } = desk.t;
  const id = await addGrownUp(ctx, { email: 'lost@example.org', name: 'Rita Lost' });
  const child = await addChildTo(ctx, id, { name: 'Uno' });
  emails.length = 0;
  const put = (body: unknown) => desk.send('PUT', `families/${id}/email`, body);
  const wrong = await put({ email: 'found@example.org', name: 'Rita' });
  expect(await bodyOf(wrong)).toMatchObject({ code: 'name_differs' });
  const moved = await put({ email: ' Found@Example.org ', name: 'Rita Lost' });
  expect(await bodyOf<Family>(moved)).toMatchObject({ email: 'found@example.org' });
  expect(await emailOf(child.id)).toBe('found+uno@example.org');
  expect(emails).toMatchObject([{ kind: 'email-changed', to: 'lost@example.org' }]);
  await desk.send('POST', `families/${id}/password-letter`);
  expect(emails.at(-1)).toMatchObject({ kind: 'password-reset', to: 'found@example.org' });
});

test.each([
  ['found2@example', 400, 'email_invalid'],
  ['desk@example.org', 409, 'family_email_unusable'],
  ['same@example.org', 409, 'family_email_unusable'],
])('%s cannot become the address, and nothing changes', async (email, status, code) => {
  const known = await emailIn('same@example.org');
  const answer = await desk.send('PUT', `families/${known}/email`, { email, name: 'Sam Same' });
  expect(answer.status).toBe(status);
  expect(await bodyOf(answer)).toMatchObject({ code, fields: { email: code } });
  expect(await emailOf(known)).toBe('same@example.org');
});

async function emailIn(email: string): Promise<string> {
  const [row] = await desk.t.ctx.db.select().from(user).where(eq(user.email, email));
  return row?.id ?? (await addGrownUp(desk.t.ctx, { email, name: 'Sam Same' }));
}

test('the family of an admin keeps its address', async () => {
  const body = { email: 'taken-over@example.org', name: 'Agnes Desk' };
  const answer = await desk.send('PUT', `families/${desk.adminId}/email`, body);
  expect(await bodyOf(answer)).toMatchObject({ code: 'family_of_admin' });
});
