import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import * as lessonsPage from './lessons-page.tsx';

test('each module opens with its picture', async () => {
  answer('GET /rest/v1/course', exampleCourse());
  await renderPage(lessonsPage, '/lessons');
  const pictures = page.getByRole('img');
  await expect.poll(() => pictures.elements()).toHaveLength(6);
  const first = page.getByRole('img', { name: /^At the open door of a church/ });
  await expect.element(first).toBeVisible();
  await expectNoAxeViolations();
});
