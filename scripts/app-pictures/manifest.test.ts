import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/src/language.ts';
import { root } from '../prepare/root.mjs';
import { manifestFile, manifestOf, screenshotsOf } from './manifest.ts';

const folder = join(root, 'web', 'public');

describe.each(languages)('in %s', (language) => {
  test('the manifest says what the words say: `node scripts/app-pictures.ts` writes it', () => {
    const written = readFileSync(join(folder, manifestFile(language)), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(manifestOf(language)));
  });

  test('each picture is there, as large as the manifest says and small to fetch', () => {
    const { screenshots } = JSON.parse(manifestOf(language)) as {
      screenshots: { src: string; sizes: string; form_factor: string }[];
    };
    expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const { src, sizes } of screenshots) {
      const picture = readFileSync(join(folder, src));
      expect(sizeOf(picture), src).toBe(sizes);
      expect(picture.length, src).toBeLessThan(150_000);
    }
  });

  test('every picture is told in words', () => {
    for (const { label } of screenshotsOf(language)) expect(label).not.toBe('');
  });
});

/** Width and height as the head of an extended WebP tells them, each less by one. */
function sizeOf(webp: Buffer): string {
  expect(webp.toString('latin1', 12, 16)).toBe('VP8X');
  return `${webp.readUIntLE(24, 3) + 1}x${webp.readUIntLE(27, 3) + 1}`;
}
