import type { Locator } from '@playwright/test';
import type { Visit } from './visit.ts';

/** The card of an activity on the lesson page. */
export function activityCard({ page }: Pick<Visit, 'page'>, { id }: { id: string }): Locator {
  return page.locator(`[data-activity="${id}"]`);
}
