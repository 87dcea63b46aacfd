import { test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerDashboard } from '@/test/dashboard.ts';
import { answerHalfDone, expectHalfDone } from '@/test/half-done.ts';
import { renderPage } from '@/test/render.tsx';
import * as myProgress from './my-progress-page.tsx';

test('a parent reads of a lesson half done, its quiz below the mark and how often it was tried', async () => {
  answerDashboard();
  answerHalfDone();
  await renderPage(myProgress, '/my-progress', {
    viewer: 'parent',
    at: '/my-progress?child=child-1',
  });
  await expectHalfDone(page.getByRole('main'));
  await expectNoAxeViolations();
});
