import { expect, openPage, test, untilFilled } from '../support/fixtures.ts';
import { becomeNewCatechist } from '../support/own-catechist.ts';
import { wordsIn } from '../support/words.ts';

const count = 50;
const say = wordsIn('en');

test('a grown-up with fifty children opens the dashboard time and again, and is refused nothing', async ({
  page,
}) => {
  test.slow();
  await becomeNewCatechist(page);
  const children = Array.from({ length: count }, (_, index) => {
    return { name: `Child ${index + 1}`, age: 8, password: 'wooden-boat' };
  });
  const added = await page.request.post('/rest/v1/class', {
    data: { key: crypto.randomUUID(), attested: true, children },
  });
  expect(added.status(), await added.text()).toBe(200);

  const answers: { path: string; status: number }[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    answers.push({ path: pathname, status: answer.status() });
  });
  for (let visit = 0; visit < 6; visit += 1) {
    await openPage(page, '/dashboard');
    const children = page.getByRole('list', { name: say('family:many.list') });
    await expect(children.getByRole('listitem')).toHaveCount(count);
    await expect(children.getByRole('listitem').last()).toContainText(`Child ${count}`);
    await untilFilled(page);
  }
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  const calls = answers.filter(({ path }) => path.startsWith('/rest/v1/'));
  const paths = new Set(calls.map(({ path }) => path));
  expect(calls.length, [...paths].join(' ')).toBeLessThan(count);
});

test('of many children one is found by name and opened, and a save leaves the page where it was', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeNewCatechist(page);
  const names = ['Zoé', 'Anaïs', 'Noé', 'Chloé', 'Maëlys', 'Éloïse', 'Hugo', 'Léa'];
  const added = await page.request.post('/rest/v1/class', {
    data: {
      ...{ key: crypto.randomUUID(), attested: true },
      children: names.map((name) => ({ name, age: 8, password: 'wooden-boat' })),
    },
  });
  expect(added.status(), await added.text()).toBe(200);
  await openPage(page, '/dashboard');
  await untilFilled(page);
  const children = page.getByRole('list', { name: say('family:many.list') });
  const titles = children.getByRole('button', { expanded: false }).locator('b');
  await expect(titles).toHaveText(names);
  await page.getByLabel(say('family:many.order')).selectOption('name');
  await expect(titles.first()).toHaveText('Anaïs');
  await page.getByLabel(say('family:many.search')).fill('noe');
  await expect(titles).toHaveText(['Noé']);
  await page.getByLabel(say('family:many.search')).fill('');
  await children.getByRole('button', { name: /^Zoé/ }).click();
  await page.getByRole('button', { name: say('family:card.edit.label', { name: 'Zoé' }) }).click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('family:field.name'), { exact: true }).fill('Lea');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(
    say('family:name.like', { words: say('errors:child_name_similar'), name: 'Léa' }),
  );
  await dialog.getByLabel(say('family:field.name'), { exact: true }).fill('Zoé R');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Zoé R' })).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
