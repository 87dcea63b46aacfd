import { addPicture } from '../features/media/change-pictures.ts';
import { storePicture } from '../features/media/store-picture.ts';
import { storeRecording } from '../features/media/store-recording.ts';
import type { House } from '../house.ts';
import { addGrownUp } from './harness.ts';
import type { RowCall } from './matrix-rows.ts';
import { paintPicture } from './pictures.ts';
import { silence } from './recordings.ts';
import type { StripeShop } from './stripe-shop.ts';

const desk = '/rest/v1/admin/lesson-media';
const alt = { en: 'A boat', fr: 'Une barque', 'pt-BR': 'Um barco' };

async function editing(house: House) {
  const email = `${crypto.randomUUID()}@example.org`;
  return { house, adminId: await addGrownUp(house, { email, admin: true }), now: house.now() };
}

const newPicture = async (house: House) =>
  (await storePicture(house, await paintPicture(20, 20), house.now())).id;

async function pictureOf(house: House, lesson: string): Promise<string> {
  const given = { picture: await newPicture(house), language: null, alt };
  return (await addPicture(await editing(house), lesson, given)).id;
}

/** The rows of `audit-rows.ts` that are about uploaded files. */
export const mediaAuditRows: Record<string, (shop: StripeShop) => Promise<RowCall>> = {
  'post /rest/v1/admin/pictures': async () => ({
    path: '/rest/v1/admin/pictures',
    body: await paintPicture(20, 20),
  }),
  'post /rest/v1/admin/lesson-media/{lesson}/pictures': async ({ t }) => ({
    path: `${desk}/2-1/pictures`,
    body: { picture: await newPicture(t.house), language: null, alt },
  }),
  'patch /rest/v1/admin/lesson-pictures/{id}': async ({ t }) => ({
    path: `/rest/v1/admin/lesson-pictures/${await pictureOf(t.house, '2-2')}`,
    body: { picture: await newPicture(t.house), language: 'fr', alt },
  }),
  'delete /rest/v1/admin/lesson-pictures/{id}': async ({ t }) => ({
    path: `/rest/v1/admin/lesson-pictures/${await pictureOf(t.house, '2-3')}`,
  }),
  'put /rest/v1/admin/lesson-media/{lesson}/order': async ({ t }) => {
    const first = await pictureOf(t.house, '2-4');
    const second = await pictureOf(t.house, '2-4');
    return { path: `${desk}/2-4/order`, body: { pictures: [second, first] } };
  },
  'post /rest/v1/admin/lesson-media/{lesson}/recordings': async () => ({
    path: `${desk}/1-1/recordings?language=en&part=story`,
    body: silence(20),
  }),
  'delete /rest/v1/admin/recordings/{id}': async ({ t }) => {
    const of = { lesson: '1-2', language: 'fr', part: 'story' } as const;
    const { id } = await storeRecording(await editing(t.house), of, silence(20));
    return { path: `/rest/v1/admin/recordings/${id}` };
  },
};
