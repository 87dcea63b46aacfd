import type { openChromium } from '../../e2e/support/chromium.ts';
import { phoneWidth } from './lesson-pictures.ts';

type Chromium = Awaited<ReturnType<typeof openChromium>>;

/** A sheet that is shown whole on most screens, with letters that can still be read. */
const columnsPerSheet = 4;
const columnHeight = 1540;
const gap = 8;

/**
 * Cuts the picture of a page into columns that stand side by side, and writes them as sheets.
 *
 * @param path where to, without number and ending
 * @returns the files written
 */
export async function sheetsOf(
  browser: Chromium,
  picture: Buffer,
  path: string,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: (phoneWidth + gap) * columnsPerSheet, height: columnHeight },
  });
  const height = picture.readUInt32BE(20);
  const columns = Math.ceil(height / columnHeight);
  const files: string[] = [];
  for (let first = 0; first < columns; first += columnsPerSheet) {
    const count = Math.min(columnsPerSheet, columns - first);
    const cuts = Array.from({ length: count }, (_, column) => {
      const top = (first + column) * columnHeight;
      return `<div style="background-position:0 -${top}px"></div>`;
    });
    await page.setViewportSize({ width: (phoneWidth + gap) * count, height: columnHeight });
    const file = `${path}-${first / columnsPerSheet + 1}.png`;
    await page.setContent(`<style>
      body { display: flex; gap: ${gap}px; margin: 0; background: #888; }
      div { flex: none; width: ${phoneWidth}px; height: ${columnHeight}px;
        background-repeat: no-repeat; background-image: url(data:image/png;base64,${picture.toString('base64')}); }
    </style>${cuts.join('')}`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.screenshot({ path: file });
    files.push(file);
  }
  await page.close();
  return files;
}
