import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { people } from '@/test/people.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as loginCards from './login-cards-page.tsx';

test('a parent prints one child’s login card, without the password', async () => {
  const [lucia, marco] = [exampleChild(), exampleChild({ id: 'child-2', name: 'Marco' })];
  answerFamily([lucia, marco]);
  await renderPage(loginCards, '/login-cards', {
    viewer: 'parent',
    at: `/login-cards?child=${marco.id}`,
  });
  const cards = page.getByRole('article');
  await expect.element(cards).toMatchTextContent('Marco');
  await expect.element(cards).toMatchTextContent(people.parent.email);
  await expect
    .element(cards.getByRole('img', { name: say('login-cards:qr', { name: 'Marco' }) }))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  // The tests run on the computer that serves them.
  await expect.element(page.getByText(say('login-cards:here-only'))).toBeVisible();
  await expectNoAxeViolations();
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await expect.element(cards).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.getByRole('link', { name: say('login-cards:all') }).click();
  await expect.poll(() => cards.elements()).toHaveLength(2);
});
