import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { exampleProfile } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as sundaySheet from './sunday-sheet-page.tsx';

const drawn = () => document.querySelector('svg.sheet')?.textContent ?? '';
const second = page.getByLabelText(say('printables:sunday.lesson.2'));

test('a parent chooses another lesson for the Sunday table, and goes back to what the children learnt', async () => {
  answer('GET /rest/v1/course', exampleCourse());
  answer('GET /rest/v1/profiles/{id}', exampleProfile());
  const calls = answer('GET /rest/v1/sunday-sheet', ({ query }) => {
    const ids = (query.lessons ?? '1-1').split(',');
    return {
      sunday: query.sunday ?? '2026-11-29',
      language: 'en' as const,
      lessons: ids.map((id) => ({ id, title: `Lesson ${id}` })),
      ahead: query.lessons === undefined || query.ahead === 'yes',
      questions: ids.map((lesson) => ({
        lesson,
        question: `A question of ${lesson}?`,
        answer: 'An answer.',
        simply: 'In simple words.',
        ref: { book: 'compendium' as const, questions: '3' },
      })),
      prayer: { title: 'Our Father', lines: ['Our Father, who art in heaven.'] },
      saint: { name: 'Saint Nicholas', feastDay: 'December 6', bio: 'He was bishop of Myra.' },
      deed: 'Share something.',
      reading: 'done' as const,
    };
  });
  await renderPage(sundaySheet, '/sunday-sheet', { viewer: 'parent' });
  await expect.poll(drawn).toContain('A question of 1-1?');
  await expect.element(page.getByText(say('printables:sunday.ahead'))).toBeVisible();
  await second.selectOptions('2-5');
  await expect.poll(drawn).toContain('A question of 2-5?');
  await expect.element(page.getByText(say('printables:sunday.chosen'))).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({
    sunday: '2026-11-29',
    lessons: '1-1,2-5',
    ahead: 'no',
  });
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('printables:sunday.reset') }).click();
  await expect.poll(drawn).not.toContain('A question of 2-5?');
  await expect.element(page.getByText(say('printables:sunday.ahead'))).toBeVisible();
});
