import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerDashboard } from '@/test/dashboard.ts';
import { exampleChild, exampleProfile } from '@/test/family.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as dashboard from './dashboard-page.tsx';

const list = page.getByRole('list', { name: say('family:many.list') });
const names = () => [...list.element().querySelectorAll('button > span > b')].map(textOf);
const textOf = ({ textContent }: Element) => textContent;
const dialog = page.getByRole('dialog');

/** Answers for a catechist with children of these names. */
function answerClass(of: readonly string[]): void {
  answerDashboard(of.map((name, at) => exampleChild({ id: `child-${at + 1}`, name })));
  answer('GET /rest/v1/profiles/{id}', exampleProfile({ account_type: 'catechist' }));
}

test('the dashboard of fifty children asks no call for each of them', async () => {
  performance.setResourceTimingBufferSize(5000);
  performance.clearResourceTimings();
  answerClass(Array.from({ length: 50 }, (_, at) => `Child ${at + 1}`));
  await renderPage(dashboard, '/dashboard', { viewer: 'parent' });
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(50);
  const done = say('dashboard:lessons-of', { done: 0, count: 52 });
  for (const words of ['Child 50', done]) {
    await expectSays(list.getByRole('listitem').last(), words);
  }
  const request = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/rest/v1/'));
  expect(request).toContain('/rest/v1/children/progress');
  expect(request.length, request.join(' ')).toBeLessThan(15);
});

test('of many children one is found by name and opened, and a save leaves the page where it was', async () => {
  answerClass(['Zoé', 'Anaïs', 'Noé', 'Chloé', 'Maëlys', 'Éloïse', 'Hugo', 'Léa']);
  await renderPage(dashboard, '/dashboard', { viewer: 'parent' });
  await expect.element(list).toBeVisible();
  expect(names().slice(0, 3)).toEqual(['Zoé', 'Anaïs', 'Noé']);
  await page.getByLabelText(say('family:many.order')).selectOptions('name');
  expect(names()[0]).toBe('Anaïs');
  const search = page.getByLabelText(say('family:many.search'));
  await search.fill('noe');
  expect(names()).toEqual(['Noé']);
  await search.fill('');
  await list.getByRole('button', { name: /^Zoé/ }).click();
  const edit = page.getByRole('button', { name: say('family:card.edit.label', { name: 'Zoé' }) });
  edit.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await edit.click();
  const before = scrollY;
  expect(before).toBeGreaterThan(300);
  const change = 'PATCH /rest/v1/children/{id}';
  refuse(change, 'child_name_similar', { name: 'child_name_similar' });
  const name = dialog.getByLabelText(say('family:field.name'), { exact: true });
  await name.fill('Lea');
  await userEvent.keyboard('{Enter}');
  const words = say('errors:child_name_similar');
  await expectSays(dialog, say('family:name.like', { words, name: 'Léa' }));
  answer(change, () => {
    answerClass(['Zoé R', 'Anaïs', 'Noé', 'Chloé', 'Maëlys', 'Éloïse', 'Hugo', 'Léa']);
    return exampleChild({ name: 'Zoé R' });
  });
  await name.fill('Zoé R');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Zoé R' })).toBeVisible();
  expect(Math.abs(scrollY - before)).toBeLessThan(200);
});
