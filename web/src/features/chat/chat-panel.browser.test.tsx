import type { AnswerDone, ChatState } from '@pius/contracts/chat.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerFamily } from '@/test/family.ts';
import { answer, answerPath, answerText, cutOff, refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { ChatPanel } from './chat-panel.tsx';

const ask = 'POST /functions/v1/ask-saint';
const state: ChatState = {
  open: true,
  reason: null,
  limit: 20,
  left: 12,
  model: false,
  kept_days: 30,
  longest_question: 200,
  help: { en: 'Call 116 111.', fr: 'Appelle le 119.', 'pt-BR': 'Ligue 100.' },
};
const field = page.getByLabelText(say('chat:ask.label'), { exact: true });
const again = page.getByRole('button', { name: say('chat:again') });
const text = (key: string) => page.getByText(say(key));

/** The events of an answer; without its end it has broken off. */
const events = (words: string, done?: Partial<AnswerDone>) =>
  `event: text\ndata: ${JSON.stringify({ text: words })}\n\n${
    done
      ? `event: done\ndata: ${JSON.stringify({ source: 'catechism', citations: [], help: false, ...done })}\n\n`
      : ''
  }`;

async function send(question: string): Promise<void> {
  await field.fill(question);
  await page.getByRole('button', { name: say('chat:ask.submit') }).click();
}

async function open(viewer: 'child' | 'parent'): Promise<void> {
  await renderPart(<ChatPanel state={state} />, { viewer });
  await expect.element(field).toBeVisible();
}

beforeEach(() => {
  answer('GET /rest/v1/chat', state);
  answer('GET /rest/v1/chat/messages', { items: [], next: null, time_zone: 'Europe/Paris' });
});

test('an answer is stopped, breaks off or finds no network, and the question stays to be asked again', async () => {
  await open('child');
  answerPath('POST', '/functions/v1/ask-saint', null, 200, new Promise(() => undefined));
  await send('Who is God?');
  await expect.element(text('chat:waiting')).toBeVisible();
  await page.getByRole('button', { name: say('chat:stop') }).click();
  await expect.element(text('chat:stopped')).toBeVisible();
  answerText(ask, events('God is'));
  await again.click();
  await expect.element(text('errors:chat_failed')).toBeVisible();
  await expect.element(page.getByText('God is', { exact: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  cutOff(ask);
  await again.click();
  await expect.element(text('chat:offline')).toBeVisible();
  const request = answerText(ask, events('God is a pure Spirit.', {}));
  await again.click();
  await expect.element(text('chat:from.catechism')).toBeVisible();
  expect(request.map(({ body }) => body)).toEqual([{ question: 'Who is God?', language: 'en' }]);
});

test('past the day’s questions a child is told so, and one in need is answered and may put it out of sight', async () => {
  await open('child');
  refuse(ask, 'chat_limit_child');
  await send('Where is God?');
  await expect.element(text('errors:chat_limit_child').first()).toBeVisible();
  answerText(ask, events('Please tell a grown-up.', { source: 'safety' }));
  await send('I want to die');
  await expect.element(page.getByText('Please tell a grown-up.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('chat:hide') }).click();
  await expect.element(page.getByText('I want to die')).not.toBeInTheDocument();
});

test('a question that is too long comes back to be shortened', async () => {
  answerFamily();
  await open('parent');
  refuse(ask, 'question_too_long');
  const long = `${'why '.repeat(60)}does God love us?`;
  await send(long);
  await expect.element(text('errors:question_too_long')).toBeVisible();
  await expect.element(field).toHaveValue(long);
});
