import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFiles } from '../../db/tables/media.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { type MatrixPeople, seedMatrix } from '../../test/matrix-family.ts';
import { noLimits } from '../../test/no-limits.ts';
import { paintPicture } from '../../test/pictures.ts';
import { silence } from '../../test/recordings.ts';
import { tidyFiles } from './tidy-files.ts';

let t: TestApp;
let people: MatrixPeople;
let admin: string | undefined;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  writeLockedLesson(t.ctx);
  people = await seedMatrix(t);
  admin = people.actors.find(({ name }) => name === 'the admin')?.cookie;
});
afterAll(() => t.close());

const alt = { en: 'A boat', fr: 'Une barque', 'pt-BR': 'Um barco' };
const ask = (method: string, path: string, body?: unknown) =>
  t.call(`/rest/v1/admin${path}`, { method, body, ...(admin ? { cookie: admin } : {}) });
const as = (cookie: string | undefined) => (cookie ? { cookie } : {});

interface Shown {
  id: string;
  picture: { id: string };
}
interface Media {
  pictures: { id: string; alt: string; widths: number[] }[];
  recordings: { id: string; part: string; seconds: number }[];
}

async function upload(width = 700): Promise<string> {
  const answer = await ask('POST', '/pictures', await paintPicture(width, width));
  return (await bodyOf<{ id: string }>(answer)).id;
}

async function add(lesson: string, changes: object = {}): Promise<Shown> {
  const input = { picture: await upload(), language: null, alt, ...changes };
  const answer = await ask('POST', `/lesson-media/${lesson}/pictures`, input);
  expect(answer.status).toBe(201);
  return bodyOf<Shown>(answer);
}

const mediaOf = async (lesson: string, language = 'en') => {
  const path = `/rest/v1/lessons/${lesson.replace('-', '/')}/media?lang=${language}`;
  return bodyOf<Media>(await t.call(path, as(admin)));
};
const idsOf = async (lesson: string, language?: string) =>
  (await mediaOf(lesson, language)).pictures.map(({ id }) => id);

describe('the pictures of a lesson', () => {
  test('come in their order with their words, which can be changed', async () => {
    const first = await add('1-1');
    const second = await add('1-1');
    expect(await mediaOf('1-1', 'fr')).toMatchObject({
      pictures: [
        { id: first.picture.id, alt: 'Une barque', widths: [640] },
        { id: second.picture.id },
      ],
    });
    const order = await ask('PUT', '/lesson-media/1-1/order', { pictures: [second.id, first.id] });
    expect(order.status).toBe(200);
    expect(await idsOf('1-1')).toEqual([second.picture.id, first.picture.id]);
    for (const wrong of [[first.id], [first.id, first.id], [second.id, first.id, first.id]]) {
      expect((await ask('PUT', '/lesson-media/1-1/order', { pictures: wrong })).status).toBe(400);
    }
    const picture = await upload();
    const changed = { picture, language: null, alt: { ...alt, en: 'A net' } };
    expect((await ask('PATCH', `/lesson-pictures/${second.id}`, changed)).status).toBe(200);
    expect((await mediaOf('1-1')).pictures[0]).toMatchObject({ id: picture, alt: 'A net' });
    expect((await ask('DELETE', `/lesson-pictures/${second.id}`)).status).toBe(200);
    expect(await idsOf('1-1')).toEqual([first.picture.id]);
    expect((await ask('DELETE', `/lesson-pictures/${second.id}`)).status).toBe(404);
  });

  test('are shown in one language where they are for one', async () => {
    const { picture } = await add('1-2', {
      language: 'fr',
      alt: { en: '', fr: 'Oui', 'pt-BR': '' },
    });
    expect(await idsOf('1-2', 'fr')).toEqual([picture.id]);
    expect(await idsOf('1-2', 'en')).toEqual([]);
  });

  test('need words in every language they are shown in', async () => {
    const input = { picture: await upload(), language: null, alt: { ...alt, fr: ' ' } };
    const answer = await ask('POST', '/lesson-media/1-2/pictures', input);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'alt_required',
      fields: { fr: 'alt_required' },
    });
  });

  test('answer to each caller as their lesson does, and so do its recordings', async () => {
    const { picture } = await add('2-1');
    const sent = await ask(
      'POST',
      '/lesson-media/2-1/recordings?language=en&part=story',
      silence(50),
    );
    const sound = await bodyOf<{ id: string }>(sent);
    for (const { name, cookie, viewer } of people.actors) {
      const lesson = await t.call('/rest/v1/lessons/2/1?lang=en', as(cookie));
      // An admin may look at what is in the desk, though no lesson of module 2 opens to a grown-up.
      const status = viewer === 'admin' ? 200 : lesson.status;
      for (const path of [
        `/storage/v1/pictures/${picture.id}/640`,
        `/storage/v1/recordings/${sound.id}`,
        '/rest/v1/lessons/2/1/media?lang=en',
      ]) {
        const answer = await t.call(path, as(cookie));
        expect.soft(answer.status, `${name} ${path}`).toBe(status);
        if (!answer.ok) expect.soft(await answer.json(), name).toEqual(await lesson.clone().json());
        else if (path.startsWith('/storage')) {
          expect.soft(answer.headers.get('cache-control'), name).toContain('private');
        }
      }
    }
  });

  test('of module 1 are everybody’s', async () => {
    const { picture } = await add('1-3');
    const answer = await t.call(`/storage/v1/pictures/${picture.id}/640`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('a recording', () => {
  const record = (part: string, frames: number) =>
    ask('POST', `/lesson-media/1-1/recordings?language=en&part=${part}`, silence(frames));

  test('is one for each part and language, and a new one has a new address', async () => {
    const entry = t.ctx.content.lesson('1-1', 'en')?.teaching[0]?.id;
    expect((await record('story', 100)).status).toBe(201);
    expect((await record(`teaching:${entry}`, 50)).status).toBe(201);
    const [before] = (await mediaOf('1-1')).recordings;
    expect((await record('story', 200)).status).toBe(201);
    const { recordings } = await mediaOf('1-1');
    expect(recordings).toMatchObject([
      { part: 'story', seconds: 5 },
      { part: `teaching:${entry}`, seconds: 1 },
    ]);
    expect(recordings[0]?.id).not.toBe(before?.id);
    expect((await t.call(`/storage/v1/recordings/${before?.id}`)).status).toBe(404);
    expect((await mediaOf('1-1', 'fr')).recordings).toEqual([]);
    expect((await record('teaching:no-such-entry', 50)).status).toBe(404);
  });

  test('comes whole or in parts', async () => {
    const { id } = await bodyOf<{ id: string }>(await record('vocabulary', 100));
    const sound = silence(100);
    const get = (range?: string) =>
      t.call(`/storage/v1/recordings/${id}`, range ? { headers: { range } } : {});
    const whole = await get();
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(sound);
    const size = sound.length;
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=417-', 417, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
    ] as const) {
      const part = await get(range);
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range'), range).toBe(`bytes ${from}-${to}/${size}`);
      expect(Buffer.from(await part.arrayBuffer()), range).toEqual(sound.subarray(from, to + 1));
    }
    expect((await get(`bytes=${size}-`)).status).toBe(416);
    expect((await get('bytes=a-b')).status).toBe(200);
  });

  test('is refused above 25 megabytes, and where it is no MP3', async () => {
    const path = '/lesson-media/1-1/recordings?language=en&part=story';
    expect((await ask('POST', path, Buffer.alloc(50 * 1024 * 1024))).status).toBe(413);
    expect((await ask('POST', path, Buffer.from('RIFF....WAVE'))).status).toBe(415);
    expect((await ask('POST', path, Buffer.alloc(0))).status).toBe(400);
  });
});

describe('what nothing shows any more', () => {
  test('goes after a day, and what is shown stays', async () => {
    const day = 24 * 60 * 60 * 1000;
    const shown = await add('1-2');
    const unused = await upload(660);
    const stray = await t.ctx.files.put(Buffer.from('an upload that was cut off'));
    const now = new Date();
    await tidyFiles(t.ctx, now);
    expect((await t.call(`/storage/v1/pictures/${unused}/640`, as(admin))).status).toBe(200);
    expect(await t.ctx.files.read(stray)).not.toBeNull();
    expect(await tidyFiles(t.ctx, new Date(now.getTime() + 2 * day))).toBeGreaterThan(0);
    expect((await t.call(`/storage/v1/pictures/${unused}/640`, as(admin))).status).toBe(404);
    expect(await t.ctx.files.read(stray)).toBeNull();
    const left = await t.ctx.db.select({ name: storedFiles.name }).from(storedFiles);
    const names: string[] = [];
    for await (const { name } of t.ctx.files.list()) names.push(name);
    expect(names.sort()).toEqual(left.map(({ name }) => name).sort());
    const copy = await t.call(`/storage/v1/pictures/${shown.picture.id}/640`);
    expect(copy.status).toBe(200);
    const [row] = await t.ctx.db.select().from(storedFiles).where(eq(storedFiles.name, stray));
    expect(row).toBeUndefined();
  });
});
