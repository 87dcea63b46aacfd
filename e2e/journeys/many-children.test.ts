import { expect, openPage, test, untilFilled } from '../support/fixtures.ts';
import { becomeNewCatechist } from '../support/own-catechist.ts';

const count = 50;

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
    await expect(page.getByRole('region', { name: `Child ${count}`, exact: true })).toBeVisible();
    await untilFilled(page);
  }
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  const calls = answers.filter(({ path }) => path.startsWith('/rest/v1/'));
  const paths = new Set(calls.map(({ path }) => path));
  expect(calls.length, [...paths].join(' ')).toBeLessThan(count);
});
