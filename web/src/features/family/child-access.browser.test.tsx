import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exampleCourse } from '@/test/course.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { begunLesson, exampleProgress } from '@/test/progress.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { AccessStatus, BuyAccess } from './child-access.tsx';

const child = exampleChild({ subscription: { active: false, expires_at: null } });

test.for([
  ['of which none is completed', [], 2],
  ['of which one is completed', ['1-1'], 1],
] as const)('the free lessons that are left are those written, %s', async ([, done, count]) => {
  const course = exampleCourse({ reason: 'children-only' });
  const unwritten = course.modules[0]?.lessons[2];
  if (unwritten) unwritten.available = false;
  answer('GET /rest/v1/course', course);
  answerFamily([child]);
  const lessons = done.map((lesson) => begunLesson({ lesson, completed: true }));
  await renderPart(<BuyAccess child={child} progress={exampleProgress({ lessons })} />, {
    viewer: 'parent',
  });
  await expect
    .element(page.getByText(say('family:buy.left', { name: 'Lucia', count })))
    .toBeVisible();
});

test('access that has ended says since when, and can be bought again', async () => {
  answer('GET /rest/v1/course', exampleCourse({ reason: 'children-only' }));
  const ended = exampleChild({
    subscription: { active: false, expires_at: '2026-01-10T09:00:00.000Z' },
  });
  answerFamily([ended]);
  await renderPart(
    <>
      <AccessStatus child={ended} />
      <BuyAccess child={ended} progress={exampleProgress()} />
    </>,
    { viewer: 'parent' },
  );
  const date = 'January 10, 2026';
  await expect.element(page.getByText(say('family:access.ended', { date }))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: say('family:buy.renew', { name: 'Lucia' }) }))
    .toHaveAttribute('href', '/subscription?child=child-1#buy');
});
