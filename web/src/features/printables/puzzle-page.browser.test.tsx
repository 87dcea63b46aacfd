import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { exampleLesson } from '@/test/lesson.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as crossword from './crossword-page.tsx';
import * as wordSearch from './word-search-page.tsx';

const sheets = () => [...document.querySelectorAll('svg.sheet')].map((each) => each.textContent);

function answerCourse(): void {
  answer('GET /rest/v1/course', exampleCourse());
  const { id, module, number, moduleTitle, title, goals, teaching, vocabulary } = exampleLesson();
  answer('GET /rest/v1/lessons/{moduleId}/{lessonId}/outside', {
    ...{ id, module, number, moduleTitle, title, goals, teaching, vocabulary },
    forGrownUps: null,
  });
}

test('a parent crosses words of her own, and is told which of them cannot be read', async () => {
  answerCourse();
  answerFamily();
  await renderPage(crossword, '/crossword', { viewer: 'parent' });
  await page.getByRole('radio', { name: say('printables:source.own') }).click();
  await expect.element(page.getByText(say('printables:none-clues'))).toBeVisible();
  await page
    .getByLabelText(say('printables:own.clues'))
    .fill('Noah: He builds the ark\nark: A big boat\nzzz\ndove: It comes back');
  await page.getByRole('button', { name: say('printables:own.make') }).click();
  await expect.poll(sheets).toHaveLength(2);
  expect(sheets()[0]).toContain('He builds the ark (4)');
  const unreadable = say('printables:unreadable', { words: 'zzz' });
  await expect.element(page.getByText(unreadable)).toBeVisible();
  await expectNoAxeViolations();
});

test('a class has a different word search for each child, with the name on it', async () => {
  answerCourse();
  answerFamily([exampleChild(), exampleChild({ id: 'child-2', name: 'Marco' })]);
  await renderPage(wordSearch, '/word-search', {
    viewer: 'parent',
    at: '/word-search?from=lesson&lesson=1-1&answers=no&seed=abcde',
  });
  await expect.poll(sheets).toHaveLength(1);
  await page.getByRole('checkbox', { name: say('printables:class') }).click();
  await expect.poll(sheets).toHaveLength(2);
  const [first = '', second = ''] = sheets();
  expect(first).toContain('Lucia');
  expect(second).toContain('Marco');
  expect(first.replace('Lucia', '')).not.toBe(second.replace('Marco', ''));
});
