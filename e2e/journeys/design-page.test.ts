import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/fixtures.ts';

const product = fileURLToPath(new URL('../../web/build/client', import.meta.url));

test('visitors have no page of the kit: no address, and no word or style of it in any file', async ({
  request,
}) => {
  expect((await request.get('/design')).status()).toBe(404);
  const files = readdirSync(product, { recursive: true, encoding: 'utf8' });
  const read = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(read.length).toBeGreaterThan(100);
  const holding = read.filter((file) =>
    /design-page|design-section|Every part in every state/.test(
      readFileSync(join(product, file), 'utf8'),
    ),
  );
  expect(holding).toEqual([]);
});
