import type { PictureName } from '@pius/domain/account/picture-password.ts';

const files = import.meta.glob<string>('./*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The address of a picture of the board: a file of its own, asked for only where the board is shown. */
export function pictureUrl(name: PictureName): string {
  const url = files[`./${name}.svg`];
  if (!url) throw new Error(`The picture ${name} has no file.`);
  return url;
}
