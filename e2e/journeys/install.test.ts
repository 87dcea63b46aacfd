import { expect, openPage, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: { src: string; type: string }[];
}

test('the app can be installed from its pages: it begins with the map, with an icon of each size a device asks for', async ({
  page,
  request,
}) => {
  const browser = await page.context().newCDPSession(page);
  for (const [path, own] of [
    ['/', '/app.webmanifest'],
    ['/fr/quest-map', '/app.fr.webmanifest'],
    ['/dashboard', '/app.webmanifest'],
  ] as const) {
    await openPage(page, path);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect(errors, path).toEqual([]);
    expect(new URL(url).pathname).toBe(own);
  }

  const answer = await request.get('/app.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/quest-map', display: 'standalone' });
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  for (const { src, type } of manifest.screenshots) {
    const picture = await request.get(src);
    expect(picture.headers()['content-type'], src).toBe(type);
  }
});

/** Width and height as the head of a PNG tells them. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
