import type { Page } from '@playwright/test';
import { findOverflow as findHere } from '../../web/src/test/fit.ts';

/** What does not fit on the page as it stands, in words for the reader of the failure; empty where all fits. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(findHere);
}
