/** What beside a lesson can show an uploaded picture. */
export const pictureUsers = ['blog-post'] as const;

export type PictureUser = (typeof pictureUsers)[number];
