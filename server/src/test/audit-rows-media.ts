import type { AppContext } from '../app-context.ts';
import { addPicture } from '../features/media/change-pictures.ts';
import { storePicture } from '../features/media/store-picture.ts';
import { storeRecording } from '../features/media/store-recording.ts';
import { addGrownUp } from './harness.ts';
import type { RowCall } from './matrix-rows.ts';
import { paintPicture } from './pictures.ts';
import { silence } from './recordings.ts';
import type { StripeShop } from './stripe-shop.ts';

const desk = '/rest/v1/admin/lesson-media';
const alt = { en: 'A boat', fr: 'Une barque', 'pt-BR': 'Um barco' };

async function editing(ctx: AppContext) {
  const email = `${crypto.randomUUID()}@example.org`;
  return { ctx, adminId: await addGrownUp(ctx, { email, admin: true }), now: ctx.now() };
}

const newPicture = async (ctx: AppContext) =>
  (await storePicture(ctx, await paintPicture(20, 20), ctx.now())).id;

async function pictureOf(ctx: AppContext, lesson: string): Promise<string> {
  const input = { picture: await newPicture(ctx), language: null, alt };
  return (await addPicture(await editing(ctx), lesson, input)).id;
}

/** The rows of `audit-rows.ts` that are about uploaded files. */
export const mediaAuditRows: Record<string, (shop: StripeShop) => Promise<RowCall>> = {
  'post /rest/v1/admin/pictures': async () => ({
    path: '/rest/v1/admin/pictures',
    body: await paintPicture(20, 20),
  }),
  'post /rest/v1/admin/lesson-media/{lesson}/pictures': async ({ t }) => ({
    path: `${desk}/2-1/pictures`,
    body: { picture: await newPicture(t.ctx), language: null, alt },
  }),
  'patch /rest/v1/admin/lesson-pictures/{id}': async ({ t }) => ({
    path: `/rest/v1/admin/lesson-pictures/${await pictureOf(t.ctx, '2-2')}`,
    body: { picture: await newPicture(t.ctx), language: 'fr', alt },
  }),
  'delete /rest/v1/admin/lesson-pictures/{id}': async ({ t }) => ({
    path: `/rest/v1/admin/lesson-pictures/${await pictureOf(t.ctx, '2-3')}`,
  }),
  'put /rest/v1/admin/lesson-media/{lesson}/order': async ({ t }) => {
    const first = await pictureOf(t.ctx, '2-4');
    const second = await pictureOf(t.ctx, '2-4');
    return { path: `${desk}/2-4/order`, body: { pictures: [second, first] } };
  },
  'post /rest/v1/admin/lesson-media/{lesson}/recordings': async () => ({
    path: `${desk}/1-1/recordings?language=en&part=story`,
    body: silence(20),
  }),
  'delete /rest/v1/admin/recordings/{id}': async ({ t }) => {
    const of = { lesson: '1-2', language: 'fr', part: 'story' } as const;
    const { id } = await storeRecording(await editing(t.ctx), of, silence(20));
    return { path: `/rest/v1/admin/recordings/${id}` };
  },
};
