import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '../../db/tables/blog.ts';
import { addBlogPost } from '../../test/blog-post.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { hostilePictures } from '../../test/hostile-files.ts';
import { type MatrixPeople, seedMatrix } from '../../test/matrix-family.ts';
import { noLimits } from '../../test/no-limits.ts';
import { paintPicture } from '../../test/pictures.ts';
import { upload } from '../../test/upload.ts';
import { showPicture } from './store-picture.ts';

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
let t: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
});
afterAll(() => t.close());

const cookieOf = (name: string) => people.actors.find((actor) => actor.name === name)?.cookie;
const send = (bytes: Buffer | ReadableStream<Uint8Array>, name = 'the admin') =>
  upload(t, '/rest/v1/admin/pictures', bytes, cookieOf(name));

interface Stored {
  id: string;
  width: number;
  height: number;
  widths: number[];
}

describe('an uploaded picture', () => {
  test('is written anew in the widths up to its own', async () => {
    const answer = await send(await paintPicture(1300, 650));
    expect(answer.status).toBe(201);
    const stored = await bodyOf<Stored>(answer);
    expect(stored).toMatchObject({ width: 1300, height: 650, widths: [640, 768, 1024, 1280] });
    for (const width of stored.widths) {
      const copy = await t.call(`/storage/v1/pictures/${stored.id}/${width}`, {
        cookie: cookieOf('the admin'),
      });
      expect(copy.status).toBe(200);
      expect(copy.headers.get('content-type')).toBe('image/webp');
      expect(copy.headers.get('x-content-type-options')).toBe('nosniff');
      expect(copy.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await copy.arrayBuffer());
      expect(copy.headers.get('content-length')).toBe(String(bytes.length));
      const shown = await sharp(bytes).metadata();
      expect(shown).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
    const between = `/storage/v1/pictures/${stored.id}/700`;
    expect((await t.call(between, { cookie: cookieOf('the admin') })).status).toBe(404);
  });

  test('that is narrow stays as wide as it is', async () => {
    const stored = await bodyOf<Stored>(await send(await paintPicture(200, 100, 'png')));
    expect(stored.widths).toEqual([200]);
  });

  test('loses where it was taken and by whom, and stands upright', async () => {
    const answers = await sharp(await paintPicture(900, 600))
      .withExif({ IFD0: { Copyright: 'A SECRET NAME' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(answers).metadata()).exif?.toString('latin1')).toContain('A SECRET NAME');
    const stored = await bodyOf<Stored>(await send(answers));
    expect(stored).toMatchObject({ width: 600, height: 900, widths: [600] });
    const copy = await t.call(`/storage/v1/pictures/${stored.id}/600`, {
      cookie: cookieOf('the admin'),
    });
    const bytes = Buffer.from(await copy.arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain('SECRET');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('of a telephone, with a second one behind it, is taken without the second', async () => {
    const first = await paintPicture(300, 200);
    const both = Buffer.concat([first, Buffer.alloc(64), await paintPicture(150, 100)]);
    expect((await send(both)).status).toBe(201);
  });
});

describe('what is no plain picture', () => {
  test('is refused by its code, whatever it is, and the server lives', async () => {
    for (const [name, bytes, code] of await hostilePictures()) {
      const answer = await send(bytes);
      expect.soft(answer.status, name).toBeGreaterThanOrEqual(400);
      expect.soft(answer.status, name).toBeLessThan(500);
      expect.soft((await bodyOf(answer)).code, name).toBe(code);
    }
    expect((await send(await paintPicture(50, 50))).status).toBe(201);
  });

  test('is refused when it is larger than what is taken, whether it says so or not', async () => {
    const large = Buffer.alloc(50 * 1024 * 1024);
    expect((await send(large)).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect((await send(endless)).status).toBe(413);
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  test('is not even read from who may not upload', async () => {
    for (const { name, viewer } of people.actors.filter(({ viewer }) => viewer !== 'admin')) {
      let read = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            read += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const answer = await send(body, name);
      expect(answer.status, name).toBe(viewer === 'visitor' ? 401 : 403);
      expect(read, name).toBe(0);
    }
  });
});

describe('a picture', () => {
  test('that nothing shows is seen by admins only', async () => {
    const { id } = await bodyOf<Stored>(await send(await paintPicture(50, 50)));
    for (const { name, cookie, viewer } of people.actors) {
      const answer = await t.call(`/storage/v1/pictures/${id}/50`, cookie ? { cookie } : {});
      expect(answer.status, name).toBe(viewer === 'admin' ? 200 : 404);
    }
  });

  test('of an article is seen by grown-ups, as the article is', async () => {
    const { id } = await bodyOf<Stored>(await send(await paintPicture(50, 50)));
    const post = await addBlogPost(t.ctx.db, { at: t.ctx.now() });
    await showPicture(t.ctx.db, id, { usedBy: 'blog-post', of: post });
    const statuses = { visitor: 401, child: 403, parent: 200, admin: 200 };
    for (const { name, cookie, viewer } of people.actors) {
      const answer = await t.call(`/storage/v1/pictures/${id}/50`, cookie ? { cookie } : {});
      expect(answer.status, name).toBe(statuses[viewer]);
      if (answer.ok) expect(answer.headers.get('cache-control')).toContain('private');
    }
  });

  test.each([
    ['of an article that is not published yet', { publishAt: null }, '/en', 404],
    ['of an article that is to be published', { publishAt: tomorrow }, '/en', 404],
    ['of the cover of a draft', { publishAt: null }, '', 404],
    ['of another language, which is a draft,', {}, '/fr', 404],
    ['of a published language', {}, '/en', 200],
  ])('%s is for parents what the article is', async (_what, version, language, status) => {
    const { id } = await bodyOf<Stored>(await send(await paintPicture(50, 50)));
    const post = await addBlogPost(t.ctx.db, { at: t.ctx.now(), ...version });
    await showPicture(t.ctx.db, id, { usedBy: 'blog-post', of: `${post}${language}` });
    expect(await seenBy('parent', id)).toBe(status);
    expect(await seenBy('admin', id)).toBe(200);
  });

  test('of a deleted article is for admins only', async () => {
    const { id } = await bodyOf<Stored>(await send(await paintPicture(50, 50)));
    const { db, now } = t.ctx;
    const post = await addBlogPost(db, { at: now() });
    await showPicture(db, id, { usedBy: 'blog-post', of: post });
    await db.update(blogPosts).set({ deletedAt: now() }).where(eq(blogPosts.id, post));
    expect(await seenBy('parent', id)).toBe(404);
    expect(await seenBy('admin', id)).toBe(200);
  });
});

async function seenBy(who: 'parent' | 'admin', picture: string): Promise<number> {
  const { cookie } = people.actors.find(({ viewer }) => viewer === who) ?? {};
  return (await t.call(`/storage/v1/pictures/${picture}/50`, { cookie })).status;
}
