import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSaint, exampleTrivia } from '@/test/days.ts';
import { answerLater, cutOff } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import { MoreCards } from './more-cards.tsx';
import './landing.css';

const cards = page.getByRole('region', { name: say('landing:more.title') });
const places = () =>
  cards
    .getByRole('article')
    .elements()
    .map((card) => Math.round(card.getBoundingClientRect().top));

test('the cards of the first page have today’s saint and question, and nothing moves as they come', async () => {
  await page.viewport(1280, 800);
  const saint = answerLater('GET /rest/v1/saints/{date}', ({ params }) =>
    exampleSaint(params.date ?? ''),
  );
  const trivia = answerLater('GET /rest/v1/trivia/{date}', ({ params }) => ({
    ...exampleTrivia(params.date ?? ''),
    questions: null,
  }));
  await renderPart(<MoreCards />);
  await expect.element(cards.getByText(say('landing:saint.sampleName'))).toBeVisible();
  await document.fonts.ready;
  const before = places();
  await expect.poll(() => [saint.calls.length, trivia.calls.length]).toEqual([1, 1]);
  const date = saint.calls[0]?.params.date ?? '';
  saint.release();
  trivia.release();
  await expect.element(cards.getByText(exampleSaint(date).name)).toBeVisible();
  const card = cards.getByRole('article').filter({ hasText: say('landing:trivia.title') });
  await expectSays(card, exampleTrivia(date).teaser.question);
  expect(card.getByRole('listitem').elements()).toHaveLength(4);
  expect(places()).toEqual(before);
});

test('where today’s cannot be had, the cards keep their samples and say so', async () => {
  const calls = [cutOff('GET /rest/v1/saints/{date}'), cutOff('GET /rest/v1/trivia/{date}')];
  await renderPart(<MoreCards />);
  await expect.poll(() => calls.map(({ length }) => length > 0)).toEqual([true, true]);
  await expect.element(cards.getByText(say('landing:saint.sampleName'))).toBeVisible();
  expect(cards.getByText(say('landing:more.sample'), { exact: true }).elements()).toHaveLength(4);
});
