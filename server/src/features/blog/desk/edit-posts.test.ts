import type { DeskPost, ListedPost } from '@pius/contracts/blog-desk.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../db/tables/admin.ts';
import { pictureUses } from '../../../db/tables/media.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { paintPicture } from '../../../test/pictures.ts';
import { giveSecondFactor } from '../../../test/second-factor.ts';
import { openSession } from '../../../test/session.ts';
import { storePicture } from '../../media/store-picture.ts';

const posts = '/rest/v1/admin/blog/posts';
const hour = 60 * 60 * 1000;

let t: TestApp;
let admin: string;
let reader: string;

beforeAll(async () => {
  t = await startTestApp();
  const id = await addGrownUp(t.ctx, { email: 'desk@example.org', admin: true });
  admin = await openSession(t.ctx, id);
  await giveSecondFactor(t.ctx, id);
  reader = await openSession(t.ctx, await addGrownUp(t.ctx, { email: 'r@example.org' }));
});
afterAll(() => t.close());

async function send<T = DeskPost>(method: string, path: string, body?: unknown, status = 200) {
  const answer = await t.call(path, { method, body, cookie: admin });
  expect(answer.status, await answer.clone().text()).toBe(status);
  return bodyOf<T>(answer);
}

const shared = { category: 'news', author: ' Anna ', cover_art: null, cover_picture: null };
const create = (more = {}) => send('POST', posts, { ...shared, ...more }, 201);

function writing(slug: string, more = {}) {
  const texts = { title: 'Le pain', summary: 'Du pain.', source: '## Pétrir\n\nDe la farine.' };
  return { slug, ...texts, cover_alt: '', based_on: null, ...more };
}

const save = (id: string, body: object, status = 200) =>
  send('PUT', `${posts}/${id}/versions/fr`, body, status);
const publish = (id: string, publish_at: string | null, status = 200) =>
  send('PUT', `${posts}/${id}/versions/fr/publication`, { publish_at }, status);
const readAs = async (slug: string) =>
  (await t.call(`/rest/v1/blog/posts/${slug}?lang=fr`, { cookie: reader })).status;

/** What the audit log has of a post. */
const actionsOf = (id: string) =>
  t.ctx.db.select().from(auditLog).where(eq(auditLog.subjectId, id));

describe('a post', () => {
  test('is made, written, published and withdrawn', async () => {
    const { id, author, versions } = await create();
    expect({ author, versions }).toEqual({ author: 'Anna', versions: [] });
    const saved = await save(id, writing('pain'));
    expect(saved.versions).toMatchObject([
      { language: 'fr', slug: 'pain', status: 'draft', publish_at: null, revision: 1 },
    ]);
    expect(await readAs('pain')).toBe(404);
    expect((await publish(id, 'now')).versions[0]?.status).toBe('published');
    expect(await readAs('pain')).toBe(200);
    expect((await publish(id, null)).versions[0]?.status).toBe('draft');
    expect(await readAs('pain')).toBe(404);
    const actions = await actionsOf(id);
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'post.created',
      'post.published',
      'post.saved',
      'post.withdrawn',
    ]);
    for (const { action, subject, details } of actions) {
      expect(subject).toBe('post');
      expect(details).toEqual(action === 'post.created' ? {} : { language: 'fr' });
    }
  });

  test('waits for its moment', async () => {
    const { id } = await create();
    await save(id, writing('plus-tard'));
    const at = new Date(Date.now() + hour / 2).toISOString();
    expect((await publish(id, at)).versions[0]).toMatchObject({
      status: 'scheduled',
      publish_at: at,
    });
    expect((await actionsOf(id)).map(({ action }) => action)).toContain('post.scheduled');
    expect(await readAs('plus-tard')).toBe(404);
    t.setNow(new Date(Date.now() + (hour * 3) / 4));
    expect(await readAs('plus-tard')).toBe(200);
    t.setNow(new Date());
  });

  test('is found by its words in any language, and by how it stands', async () => {
    const { id } = await create();
    await save(id, writing('levain', { title: 'Le levain' }));
    const find = async (query: string) =>
      (await send<{ items: ListedPost[] }>('GET', `${posts}?${query}`)).items.map((one) => one.id);
    expect(await find('q=LEVAIN')).toEqual([id]);
    expect(await find('q=levain&status=published')).toEqual([]);
    expect(await find('status=draft')).toContain(id);
    expect(await find('')).toContain(id);
  });

  test('is gone with all that was noted of it', async () => {
    const { id } = await create();
    await save(id, writing('vide'));
    await send('DELETE', `${posts}/${id}`);
    await send('GET', `${posts}/${id}`, undefined, 404);
    expect((await actionsOf(id)).map(({ action }) => action)).toContain('post.deleted');
  });

  test('stands first alone', async () => {
    const [first, second] = [await create(), await create()];
    await send('PATCH', `${posts}/${first.id}`, { featured: true });
    await send('PATCH', `${posts}/${second.id}`, { featured: true });
    expect((await send('GET', `${posts}/${first.id}`)).featured).toBe(false);
    expect((await send('GET', `${posts}/${second.id}`)).featured).toBe(true);
  });
});

describe('what is written', () => {
  test('does not undo what somebody else saved meanwhile', async () => {
    const { id } = await create();
    await save(id, writing('deux'));
    await save(id, writing('deux', { title: 'Une', based_on: 1 }));
    const answer = await save(id, writing('deux', { title: 'Autre', based_on: 1 }), 409);
    expect(answer).toMatchObject({ code: 'post_changed' });
    await save(id, writing('deux'), 409);
    const { versions } = await send('GET', `${posts}/${id}`);
    expect(versions[0]).toMatchObject({ title: 'Une', revision: 2 });
  });

  test('has an address of its own in its language', async () => {
    const [first, second] = [await create(), await create()];
    await save(first.id, writing('pris'));
    expect(await save(second.id, writing('pris'), 409)).toMatchObject({
      code: 'post_slug_taken',
      fields: { slug: 'post_slug_taken' },
    });
    await send('PUT', `${posts}/${second.id}/versions/en`, writing('pris'));
  });

  test('may lack something as a draft, and nothing once it is published', async () => {
    const { id } = await create({ cover_art: 'story-bepi' });
    await save(id, writing('brouillon', { title: ' ', summary: '', source: '' }));
    expect(await publish(id, 'now', 400)).toMatchObject({
      code: 'post_incomplete',
      fields: {
        title: 'post_field_missing',
        summary: 'post_field_missing',
        source: 'post_field_missing',
        cover_alt: 'post_field_missing',
      },
    });
    await save(id, writing('brouillon', { cover_alt: 'Un garçon', based_on: 1 }));
    await publish(id, 'now');
    expect(await save(id, writing('brouillon', { based_on: 2 }), 400)).toMatchObject({
      code: 'post_incomplete',
      fields: { cover_alt: 'post_field_missing' },
    });
  });

  test('lies in the bin once it is deleted, read and edited by nobody, and comes back as it was', async () => {
    const { id } = await create();
    await save(id, writing('corbeille'));
    await publish(id, 'now');
    await send('DELETE', `${posts}/${id}`);
    expect(await readAs('corbeille')).toBe(404);
    await send('GET', `${posts}/${id}`, undefined, 404);
    await save(id, writing('corbeille', { based_on: 1 }), 404);
    await send('DELETE', `${posts}/${id}`, undefined, 404);
    type Page = { items: DeskPost[] };
    const idsIn = async (query: string) =>
      (await send<Page>('GET', `${posts}${query}`)).items.map((post) => post.id);
    expect(await idsIn('?status=deleted')).toContain(id);
    expect(await idsIn('')).not.toContain(id);
    expect(await idsIn('?status=published')).not.toContain(id);
    const restored = await send('POST', `${posts}/${id}/restoration`);
    expect(restored.versions).toMatchObject([{ slug: 'corbeille', status: 'published' }]);
    expect(await readAs('corbeille')).toBe(200);
    await send('POST', `${posts}/${id}/restoration`, undefined, 404);
  });

  test('begins with a title in one language, at an address that is free', async () => {
    const first = { language: 'fr', title: ' Le carême ' };
    const one = await create({ first });
    const two = await create({ first });
    expect(one.versions).toMatchObject([{ title: 'Le carême', slug: 'le-careme', revision: 1 }]);
    expect(two.versions).toMatchObject([{ slug: 'le-careme-2', status: 'draft' }]);
    await send('POST', posts, { ...shared, first: { language: 'fr', title: '' } }, 400);
  });

  test('is shown beforehand as readers get it, and nothing is kept', async () => {
    const before = await t.ctx.db.$count(auditLog);
    const source = '# Titre\n\n**Gras**<script>alert(1)</script>';
    const shown = await send('POST', '/rest/v1/admin/blog/preview', { source });
    expect(shown).toEqual({
      html: '<h2 id="part-titre">Titre</h2>\n<p><strong>Gras</strong></p>\n',
      contents: [{ id: 'part-titre', title: 'Titre', level: 2 }],
      read_minutes: 1,
    });
    expect(await t.ctx.db.$count(auditLog)).toBe(before);
  });
});

describe('an uploaded picture', () => {
  const usesOf = async (picture: string) =>
    (
      await t.ctx.db
        .select({ of: pictureUses.of })
        .from(pictureUses)
        .where(eq(pictureUses.pictureId, picture))
    ).map(({ of }) => of);

  async function upload(): Promise<string> {
    return (await storePicture(t.ctx, await paintPicture(700, 300), t.ctx.now())).id;
  }

  test('is the cover, with its widths, until another is', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id, picture } = await create({ cover_picture: first });
    expect(picture).toMatchObject({ id: first, width: 700, widths: [640] });
    expect(await usesOf(first)).toEqual([id]);
    await send('PATCH', `${posts}/${id}`, { cover_picture: second });
    expect(await usesOf(first)).toEqual([]);
    expect(await usesOf(second)).toEqual([id]);
    await send('PATCH', `${posts}/${id}`, { cover_art: 'map-day' }, 400);
  });

  test('in the text is kept for as long as it stands there', async () => {
    const picture = await upload();
    const { id } = await create();
    const source = `![Un four](/storage/v1/pictures/${picture}/640)`;
    await save(id, writing('four', { source }));
    expect(await usesOf(picture)).toEqual([`${id}/fr`]);
    await save(id, writing('four', { source: 'Rien.', based_on: 1 }));
    expect(await usesOf(picture)).toEqual([]);
    await save(id, writing('four', { source, based_on: 2 }));
    await send('DELETE', `${posts}/${id}`);
    expect(await usesOf(picture)).toEqual([`${id}/fr`]);
  });
});
