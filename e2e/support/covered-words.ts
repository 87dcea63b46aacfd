import type { Locator } from '@playwright/test';

/**
 * Words of tiles that lie under the round tag of their tile, which says how the tile stands. Empty
 * where every word can be read.
 */
export async function findCoveredWords(tiles: Locator): Promise<string[]> {
  return tiles.evaluateAll((result) =>
    result.flatMap((tile) => {
      const tag = tile.querySelector('.tile-tag')?.getBoundingClientRect();
      const words = tile.firstElementChild;
      if (!tag || !words) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const covered = [...range.getClientRects()].some((line) => {
        // Above the letters a line has a few pixels of air.
        const across = tag.left + tag.width / 2 - Math.min(line.right, tag.left + tag.width / 2);
        const down = Math.max(line.top + 4 - (tag.top + tag.height / 2), 0);
        return Math.hypot(across, down) < tag.width / 2;
      });
      return covered ? [`“${words.textContent}”`] : [];
    }),
  );
}
