import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles, user } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
let number = 0;
let parent: string;
let child: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  parent = await addGrownUp(t.ctx, { email: `maria${number}@example.org` });
  child = (await addChildTo(t.ctx, parent, { name: 'Lucia' })).id;
  cookie = await openSession(t.ctx, parent);
});

const change = (body: object) =>
  t.call('/rest/v1/account/profile', { method: 'PATCH', cookie, body });
const profileOf = async (id: string) =>
  (await t.ctx.db.select().from(profiles).where(eq(profiles.id, id)))[0];

test.each(['Maria d’Ávila-Rossi', '李小龍', '🌟 Zoé', 'é'.repeat(100)])(
  'a name of any script is taken: %s',
  async (name) => {
    expect(await bodyOf(await change({ full_name: `  ${name} ` }))).toMatchObject({
      full_name: name,
    });
    const [row] = await t.ctx.db.select().from(user).where(eq(user.id, parent));
    expect(row?.name).toBe(name);
  },
);

test('what is left out stays as it is, so that two tabs do not undo each other', async () => {
  await change({ full_name: 'Maria Neri', phone: ' +39 055 123 ' });
  await change({ language: 'pt-BR' });
  expect(await profileOf(parent)).toMatchObject({
    fullName: 'Maria Neri',
    phone: '+39 055 123',
    language: 'pt-BR',
    timeZone: 'Europe/Rome',
  });
  expect((await change({ phone: ' ' })).status).toBe(200);
  expect(await profileOf(parent)).toMatchObject({ phone: null, fullName: 'Maria Neri' });
  expect((await change({})).status).toBe(200);
});

test('the time zone is the family’s, and the language one’s own', async () => {
  await change({ time_zone: 'America/Sao_Paulo', language: 'fr' });
  expect(await profileOf(child)).toMatchObject({ timeZone: 'America/Sao_Paulo', language: 'en' });
});

test.each([
  [{ full_name: ' ' }, { full_name: 'name_required' }],
  [{ full_name: 'a'.repeat(200) }, { full_name: 'name_too_long' }],
  [{ time_zone: 'Europe/Atlantis' }, { time_zone: 'timezone_unknown' }],
  [{ phone: '1'.repeat(41) }, { phone: 'invalid_input' }],
])('what is wrong is told at its field, and nothing of it is kept: %o', async (body, fields) => {
  const answer = await change({ language: 'fr', ...body });
  expect(answer.status).toBe(400);
  expect(await bodyOf(answer)).toMatchObject({ fields });
  expect(await profileOf(parent)).toMatchObject({ fullName: 'Maria Rossi', language: 'en' });
});
