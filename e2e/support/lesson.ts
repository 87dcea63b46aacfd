import type { Lesson } from '@pius/domain/course/lesson.ts';
import { expect } from '@playwright/test';
import { solve } from './activities.ts';
import { activityCard } from './activity-card.ts';
import type { Visit } from './visit.ts';

/** The parts of a lesson that are read. */
export type ReadPart = 'goals' | 'story' | 'teaching' | 'vocabulary';

const readParts = ['goals', 'story', 'teaching', 'vocabulary'] as const;

/** Says of a part of the open lesson that it is read. */
export async function markRead({ page, hand, say }: Visit, part: ReadPart): Promise<void> {
  await hand.press(page.getByRole('button', { name: say(`lesson:${part}.read`), exact: true }));
  await expect(page.getByText(say(`lesson:${part}.done`), { exact: true })).toBeVisible();
}

/** Brings the next activities where the one wanted does not show yet; two show at a time. */
export async function showActivity(visit: Visit, lesson: Lesson, at: number): Promise<void> {
  const { page, hand, say } = visit;
  const activity = lesson.activities[at];
  if (!activity) return;
  const card = activityCard(visit, activity);
  const count = Math.min(2, lesson.activities.length - at);
  const more = page.getByRole('button', { name: say('lesson:activities.more', { count }) });
  await expect(card.or(more).first()).toBeVisible();
  if (!(await card.isVisible())) await hand.press(more);
}

/** Reads the open lesson from its goals to its words and plays all activities. */
export async function goThroughLesson(visit: Visit, lesson: Lesson): Promise<void> {
  const { page, say } = visit;
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  for (const part of readParts) await markRead(visit, part);
  for (const [at, activity] of lesson.activities.entries()) {
    await showActivity(visit, lesson, at);
    await solve(visit, activity, lesson);
  }
  const done = say('lesson:progress.parts', { count: 9, total: 10, percentage: 85 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', done);
}
