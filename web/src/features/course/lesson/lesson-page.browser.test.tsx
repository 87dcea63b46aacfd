import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleLesson } from '@/test/lesson.ts';
import { answer, cutOff, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as lessonPage from './lesson-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const { moduleTitle, title, goals, teaching, vocabulary } = exampleLesson();
const lessonRoute = 'GET /rest/v1/lessons/{moduleId}/{lessonId}';
const outside = { id: '2-1', module: 2, number: 1, moduleTitle, title, goals, teaching };
const forGrownUps = {
  meaning: 'What it means.',
  oftenMisunderstood: ['A thing.'],
  atHome: 'Talk.',
};

const locked = [
  { viewer: 'visitor', code: 'lesson_locked_sign_in', who: 'visitor' },
  { viewer: 'parent', code: 'lesson_locked_children_only', who: 'parent' },
  { viewer: 'child', code: 'lesson_locked_ask_parent', who: 'child' },
] as const;

// docs/requirements.md#r-lock-page
test.for(locked)(
  'a locked lesson shows a $viewer who can open it',
  async ({ viewer, code, who }) => {
    refuse(lessonRoute, code);
    const isParent = viewer === 'parent';
    answer('GET /rest/v1/lessons/{moduleId}/{lessonId}/outside', {
      ...outside,
      vocabulary: isParent ? vocabulary : null,
      forGrownUps: isParent ? forGrownUps : null,
    });
    await renderPage(lessonPage, '/lesson/:moduleId/:lessonId', { at: '/lesson/2/1', viewer });
    await expectSays(heading, say(`lesson:lock.title-${who}`));
    await expect
      .element(page.getByText(say(`lesson:lock.text-${who}`, { module: 2 })))
      .toBeVisible();
    await expect.element(page.getByText(teaching[0]?.answer ?? '')).toBeVisible();
    const words = page.getByRole('region', { name: say('lesson:vocabulary.title') });
    if (isParent) await expect.element(words).toBeVisible();
    else await expect.element(words).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('heading', { name: say('lesson:story.title') }))
      .not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test('a lesson that does not come without a network can be asked for again', async () => {
  cutOff(lessonRoute);
  await renderPage(lessonPage, '/lesson/:moduleId/:lessonId', { at: '/lesson/2/1' });
  await expectSays(heading, say('lesson:failed.title'));
  await expect.element(page.getByText(say('errors:network_offline'))).toBeVisible();
  await expectNoAxeViolations();
  answer(lessonRoute, exampleLesson({ id: '2-1', module: 2 }));
  await page.getByRole('button', { name: say('lesson:failed.retry') }).click();
  await expectSays(heading, title);
});

test('a lesson that is not there leads to the map', async () => {
  refuse(lessonRoute, 'lesson_not_found');
  await renderPage(lessonPage, '/lesson/:moduleId/:lessonId', { at: '/lesson/2/99' });
  await expectSays(heading, say('lesson:missing.title'));
  await page.getByRole('link', { name: say('lesson:lock.map') }).click();
  await expect.element(page.getByTestId('elsewhere')).toHaveTextContent('/quest-map');
});
