import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Expects that some words stand in an element, however the spaces between them are written. */
export async function expectSays(target: Locator, words: string): Promise<void> {
  await expect.element(target).toMatchTextContent(words.replace(/\s+/g, ' ').trim());
}
