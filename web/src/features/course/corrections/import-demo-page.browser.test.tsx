import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as importDemo from './import-demo-page.tsx';

/** The file of lesson 1-2 in a language, as the program has it: short, but with the places that are changed here. */
const fileIn = (language: 'en' | 'fr' | 'pt-BR') => ({
  ...{ language, version: null, published_at: null, file_changed: false },
  text: `title: A title in ${language}\ngoals:\n  - A first goal.\n  - A second goal.\n`,
});

test('who knows the whole file changes it there: the check names line and field, and sentences changed before stand in it', async () => {
  const lesson = { id: '1-2', title: 'Being a True Christian' };
  answer('GET /rest/v1/admin/lessons', { items: [{ ...lesson, standing: [] }], next: null });
  const all = (['en', 'fr', 'pt-BR'] as const).map(fileIn);
  answer('GET /rest/v1/admin/lessons/{id}', { ...lesson, files: all, history: [] });
  await renderPage(importDemo, '/import-demo', {
    viewer: 'admin',
    at: '/import-demo?lesson=1-2&language=fr&entry=none',
  });
  await page.getByText(say('desk:lesson.group.title'), { exact: false }).first().click();
  const title = say('desk:lesson.place.title');
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await page.getByRole('textbox', { name: title, exact: true }).fill('Titre : un mot');
  await page.getByRole('button', { name: say('desk:lesson.whole'), exact: true }).click();
  const area = page.getByRole('textbox', { name: say('desk:lesson.text', { language: 'fr' }) });
  await expect.element(area).toHaveValue(expect.stringMatching(/^title: "Titre : un mot"$/m));
  const right = (area.element() as HTMLTextAreaElement).value;
  const line = right.split('\n').findIndex((text) => text.startsWith('goals:')) + 1;
  const wrong = right.replace(/^goals:/m, 'goal:');
  await area.fill(wrong);
  const fault = { file: '1-2.fr.yaml', line, field: 'goal', message: 'There is no such field.' };
  const checked = answer('POST /rest/v1/admin/lessons/{id}/check', {
    faults: [fault],
    previews: [],
  });
  await page.getByRole('button', { name: say('desk:lesson.check'), exact: true }).click();
  const place = say('desk:lesson.check.place', { file: fault.file, line: String(line) });
  await page.getByRole('button', { name: `${place} · goal`, exact: true }).click();
  await expect.element(area).toHaveFocus();
  const { selectionStart, selectionEnd } = area.element() as HTMLTextAreaElement;
  expect(wrong.slice(selectionStart, selectionEnd)).toContain('goal:');
  expect(checked.map(({ body }) => body)).toEqual([{ files: { fr: wrong } }]);
  await expectNoAxeViolations();
});
