import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as catechismPage from './catechism-page.tsx';

const result = 'from-whom-we-learn';
const other = 'who-st-pius-x-was';
const field = page.getByLabelText(say('public:catechism.search'), { exact: true });

// By its id: names are expensive to reckon among so many entries.
async function expectEntry(id: string, isShown: boolean): Promise<void> {
  const look = () => document.getElementById(id)?.checkVisibility() ?? false;
  await expect.poll(look, { message: id }).toBe(isShown);
}

/** The entries of lesson 1.1 alone: the whole of it takes its time. */
async function loadFew(place: { url: URL }) {
  const { parts, lessons } = await catechismPage.clientLoader(place);
  const few = parts.map((part) => ({
    ...part,
    chapters: part.chapters
      .map((chapter) => ({
        ...chapter,
        entries: chapter.entries.filter(({ lesson }) => lesson === '1-1'),
      }))
      .filter(({ entries }) => entries.length > 0),
  }));
  return { lessons, parts: few.filter(({ chapters }) => chapters.length > 0) };
}

async function open(at = '/catechism'): Promise<void> {
  await renderPage({ ...catechismPage, clientLoader: loadFew }, '/catechism', { at });
  await expectEntry(other, true);
}

test('what is searched for is found whatever its accents and case, and counted', async () => {
  await open();
  await field.fill('FRÔM whom dóctrine');
  await expectEntry(other, false);
  await expectEntry(result, true);
  const shown = [...document.querySelectorAll('article')].filter((each) => each.checkVisibility());
  const count = shown.length;
  const words = say('public:catechism.found', { count, words: 'FRÔM whom dóctrine' });
  await expectSays(page.getByRole('status'), words);
  await expectNoAxeViolations();
  await field.fill('zzzz');
  await expectSays(page.getByRole('status'), say('public:catechism.none.title'));
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('public:catechism.show-all') }).click();
  await expectEntry(other, true);
  await expect.element(field).toHaveValue('');
});

test('a mistake in an entry is reported with its place', async () => {
  await open();
  const entry = page.elementLocator(document.getElementById(other) ?? document.body);
  await entry.getByRole('button', { name: say('public:catechism.report') }).click();
  const sent = answer('POST /rest/v1/mistake-reports', { received: true });
  await page.getByLabelText(say('report:message')).fill('Two words are wrong.');
  await page.getByRole('button', { name: say('report:send') }).click();
  await expect.element(page.getByText(say('report:thanks'))).toBeVisible();
  const message = 'Two words are wrong.';
  expect(sent[0]?.body).toMatchObject({ lesson: '1-1', entry: other, language: 'en', message });
});

test('the entry that the address names has the focus', async () => {
  await open(`/catechism#${result}`);
  await expect.poll(() => document.activeElement?.id).toBe(result);
});

test('an address whose end cannot be read opens the catechism all the same', async () => {
  await open('/catechism#100%');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('paper holds what was found, in black on white, without buttons', async () => {
  await open();
  await field.fill('pope');
  await expectEntry(result, false);
  const plain = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: plain });
  });
  document.documentElement.classList.add('dark');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: plain });
  await expectEntry(other, true);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await expect.element(field).not.toBeVisible();
  const { color, backgroundColor } = getComputedStyle(
    document.getElementById(other) ?? document.body,
  );
  expect({ color, backgroundColor }).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
  expect(getComputedStyle(document.documentElement).backgroundColor).toMatch(
    /rgba?\((255, 255, 255|0, 0, 0, 0)/,
  );
});
