import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { becomeNewCatechist } from '../support/own-catechist.ts';
import { goByNavigation, type Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const note = [
  'Caté CE2 2026:',
  'Zoé 8 ans',
  'Jean-Baptiste (9 ans)',
  '* Anaïs 7ans',
  'Maëlys ; 8 ans',
  '• Noé',
  '- Noé B',
  '1) Chloé;',
  'Marie-Joséphine : 10 ans',
];
const names = [
  'Zoé',
  'Jean-Baptiste',
  'Anaïs',
  'Maëlys',
  'Noé',
  'Noé B',
  'Chloé',
  'Marie-Joséphine',
];

test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });

test('a new catechist goes from the dashboard to a pasted note, keeps it over a reload, and gets cards in its order', async ({
  page,
  openContext,
}) => {
  test.slow();
  const { email } = await becomeNewCatechist(page, 'fr');
  const say = wordsIn('fr');
  const visit: Visit = { page, hand: pointingHand(), say, language: 'fr' };
  const { hand } = visit;
  await openPage(page, '/about-us?lang=fr');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: say('family:first.class.one') })).toBeVisible();
  await hand.press(page.getByRole('link', { name: say('family:first.class.list') }));
  await expect(page).toHaveURL(/\/class$/);
  await openPage(page, '/quest-map');
  await goByNavigation(visit, 'common:nav.class');

  const field = page.getByLabel(say('class:field.list'), { exact: true });
  await hand.write(field, note.join('\n'));
  await hand.write(page.getByLabel(say('class:field.age'), { exact: true }), '8');
  await page.reload();
  await expect(field).toHaveValue(note.join('\n'));
  await hand.press(page.getByRole('button', { name: say('class:check'), exact: true }));
  const heading = page.getByRole('heading', { name: say('class:preview') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText(say('class:preview.faulty', { count: 1 }))).toBeVisible();
  await expect(page.getByText(say('class:line.doubt'))).toHaveCount(1);
  const lines = page.getByRole('list', { name: say('class:preview') });
  await expect(lines).toContainText(say('class:line.said.suggested', { age: 9 }));
  await hand.press(page.getByRole('button', { name: say('class:line.remove', { line: 1 }) }));
  await hand.press(page.getByRole('checkbox', { name: beginningWith(say('class:attest')) }));
  await hand.press(page.getByRole('button', { name: say('class:submit', { count: 8 }) }));

  const list = page.getByRole('region', { name: say('class:list') }).locator('tbody tr');
  await expect(list).toHaveCount(8);
  const passwords = await list.locator('td').allInnerTexts();
  await hand.press(page.getByRole('link', { name: say('class:list.cards') }));
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(names);
  for (const password of passwords) await expect(cards.getByText(password)).toHaveCount(0);
  await hand.press(
    page.getByRole('checkbox', { name: say('login-cards:with-passwords', { count: 8 }) }),
  );
  for (const [index, password] of passwords.entries())
    await expect(cards.nth(index)).toContainText(password);
  await expect(cards.first()).toContainText(say('login-cards:email.catechist'));

  // On another page of the app too, the browser asks before what is told once is lost.
  const request = page.waitForEvent('dialog');
  const reload = page.reload();
  const question = await request;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reload;
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  const sheet = await page.pdf({ format: 'Letter', margin: { top: '10mm', bottom: '10mm' } });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const address = await cards
    .first()
    .getByText(/\/login$/)
    .innerText();
  const phone = await (await openContext()).newPage();
  await phone.goto(`http://${address}`);
  expect(address).toMatch(/\/fr\/login$/);
  await waitForHydration(phone);
  await phone.getByRole('radio', { name: say('account:login.child') }).check();
  await phone.getByLabel(say('account:child.parent-email')).fill(email);
  await phone.getByLabel(say('account:child.name'), { exact: true }).fill('zoe');
  await phone.getByLabel(say('account:child.password'), { exact: true }).fill(passwords[0] ?? '');
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(/quest-map$/);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fr');
});
