import { test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerDashboard } from '@/test/dashboard.ts';
import { answer } from '@/test/network.ts';
import { begunLesson, exampleProgress } from '@/test/progress.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as dashboard from '../family/dashboard-page.tsx';
import * as myProgress from './my-progress-page.tsx';

const halfDone = exampleProgress({
  lessons: [begunLesson({ best_quiz: 40, quiz_tries: 2 })],
  current_lesson: '1-1',
});
const told = [
  say('dashboard:lesson.quiz-again'),
  say('dashboard:lesson.parts') + say('dashboard:lesson.parts.count', { done: 2, total: 10 }),
  `${say('dashboard:lesson.quiz')}40%`,
  `${say('dashboard:lesson.tries')}2`,
];

async function expectTold(place: ReturnType<typeof page.getByRole>): Promise<void> {
  for (const words of told) await expectSays(place, words);
}

/** Answers for a parent whose child has half done lesson 1-1. */
function answerHalfDone(): void {
  answerDashboard();
  answer('GET /rest/v1/children/progress', { items: [halfDone], next: null });
  answer('GET /rest/v1/progress', halfDone);
}

test('a parent reads on the dashboard of a lesson half done, its quiz below the mark and how often it was tried', async () => {
  answerHalfDone();
  await renderPage(dashboard, '/dashboard', { viewer: 'parent' });
  await expectTold(page.getByRole('region', { name: 'Lucia' }));
  await page.getByRole('tab', { name: say('family:tabs.modules') }).click();
  await expectTold(page.getByRole('tabpanel'));
});

test('a parent reads the same among all the progress of the child that the address names', async () => {
  answerHalfDone();
  await renderPage(myProgress, '/my-progress', { viewer: 'parent', at: '/my-progress?child=child-1' });
  await expectTold(page.getByRole('main'));
  await expectNoAxeViolations();
});
