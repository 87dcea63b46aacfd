import { lessonsPerModule } from '@pius/domain/course/counts.ts';
import { lessonId } from '@pius/domain/course/ids.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { begunLesson, exampleProgress } from '@/test/progress.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as certificatePage from './certificate-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const sheet = page.getByRole('article');

/** The lessons of the first modules, all completed. */
function completed(modules: number) {
  return lessonsPerModule.slice(0, modules).flatMap((count, at) =>
    Array.from({ length: count }, (_, lesson) =>
      begunLesson({
        lesson: lessonId(at + 1, lesson + 1),
        completed: true,
        percentage: 100,
        completed_at: '2026-11-01T09:00:00.000Z',
      }),
    ),
  );
}

/** Opens a certificate as a child or as its parent, who has two. */
async function open(viewer: 'child' | 'parent', at: string, modules: number): Promise<void> {
  answerFamily([exampleChild(), exampleChild({ id: 'child-2', name: 'Marco' })]);
  answer('GET /rest/v1/course', exampleCourse({ completed: modules }));
  answer('GET /rest/v1/progress', ({ query }) =>
    exampleProgress({
      child_id: query.child_id ?? 'child-1',
      name: query.child_id === 'child-2' ? 'Marco' : 'Lucia',
      lessons: completed(modules),
    }),
  );
  await renderPage(certificatePage, '/certificate/:module', { at, viewer });
}

test('a module that is not finished tells what is missing', async () => {
  await open('child', '/certificate/2', 1);
  await expectSays(heading, say('certificate:waits'));
  await expect
    .element(page.getByText(say('certificate:waits.text', { done: 0, count: 16 })))
    .toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a child has the certificate of a module that is finished', async () => {
  await open('child', '/certificate/1', 1);
  await expectSays(sheet, 'Lucia');
  await expectSays(sheet, 'Introduction');
  await expectSays(sheet, say('certificate:lessons', { count: 3 }));
  await expectSays(sheet, say('certificate:date', { date: 'November 1, 2026' }));
  await expectNoAxeViolations();
});

test('who has finished all six modules has the certificate of the treasure', async () => {
  await open('child', '/certificate/treasure', 6);
  await expectSays(sheet, say('certificate:treasure'));
  await expectSays(sheet, say('certificate:windows', { count: 6, lessons: 52 }));
});

test('a parent has it of the child that the address names', async () => {
  await open('parent', '/certificate/1?child=child-2', 1);
  await expectSays(sheet, 'Marco');
  await expectNoAxeViolations();
});

test('an address that names another family’s child leads to an own one', async () => {
  await open('parent', '/certificate/1?child=child-9', 1);
  await expectSays(sheet, 'Lucia');
});

test('there is none of a module that does not exist', async () => {
  await open('parent', '/certificate/9?child=child-1', 1);
  await expectSays(heading, say('certificate:none'));
  await expect.element(sheet).not.toBeInTheDocument();
});
