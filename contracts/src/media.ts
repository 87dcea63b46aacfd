import { z } from '@hono/zod-openapi';
import { defineRoute, everybody, fileAnswer, json, type Limit } from './route.ts';

const id = z.uuid();

/** A page may show many pictures at once. */
export const filesLimit: Limit = { per: 'account', count: 1200, seconds: 60 };

/** The largest file of a picture that is taken. */
export const mostPictureBytes = 15 * 1024 * 1024;

/**
 * A picture as a page shows it: the addresses of its copies follow from its id and their widths.
 */
export const picture = z.strictObject({
  id,
  width: z.int(),
  height: z.int(),
  /** The widths it is kept in, from narrow to wide. */
  widths: z.array(z.int()),
});

/** A copy of a picture, for anyone who may see a page that shows it. It never changes. */
export const readPicture = defineRoute(
  {
    method: 'get',
    path: '/storage/v1/pictures/{id}/{width}',
    request: { params: z.strictObject({ id, width: z.string().regex(/^[1-9]\d{0,4}$/) }) },
    responses: { 200: fileAnswer('image/webp', 'The picture in this width') },
  },
  { who: everybody, limit: filesLimit },
);

/**
 * Uploads a picture: the body is the file, a JPEG, PNG or WebP. It is written again; unless
 * something shows it within a day, it is gone.
 */
export const uploadPicture = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/pictures',
    responses: { 201: json(picture, 'The picture') },
  },
  {
    who: ['admin'],
    thing: 'lesson-media',
    limit: { per: 'account', count: 60, seconds: 60 },
    mostBytes: mostPictureBytes,
  },
);

export type PictureView = z.infer<typeof picture>;

export const routes = [readPicture, uploadPicture] as const;
