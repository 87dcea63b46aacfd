import { type Language, languages } from '@pius/domain/language.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFamily } from '../../test/family.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { openSession } from '../../test/session.ts';
import { catechismEntriesOf } from '../course/catechism-entries.ts';
import { loadCatechism } from '../course/load-catechism.ts';
import type { Breaker } from './breaker.ts';
import { honestTrick, hostileTricks } from './hostile-model.ts';
import { hostilePrompts } from './hostile-prompts.ts';
import { createChatModel } from './model.ts';
import { type PromptRequest, questionsOf } from './test-chat.ts';
import { says, startTestModel, type TestModel } from './test-model.ts';

/** So that each prompt reaches the model, however often it has failed. */
const never: Breaker = { mayTry: () => true, note: () => undefined };
const atOnce = 6;

let t: TestApp;
let model: TestModel;
const use = (options: Parameters<typeof createChatModel>[1] = {}) => {
  const ai = { baseUrl: model.baseUrl, apiKey: 'key', model: 'm' };
  t.ctx.chatModel = createChatModel(ai, { milliseconds: 250, breaker: never, ...options });
};

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  await loadCatechism(t.ctx.db, t.ctx.content);
  model = await startTestModel();
});
afterAll(async () => {
  await model.close();
  await t.close();
});
beforeEach(() => use());

/**
 * Whether an answer is made of nothing but fixed words, or of the words of the entries it names.
 */
function isOurs({ done, text }: PromptRequest, language: Language): boolean {
  const { words } = t.ctx.content.chat;
  const { notFound, redirect } = words[language];
  if (done.source === 'not-found') return text === notFound;
  if (done.source === 'redirect') return Object.values(redirect).includes(text);
  if (done.source !== 'catechism' || done.citations.length === 0) return false;
  const entries = catechismEntriesOf(t.ctx.content, language);
  const expected = done.citations.map(({ id, lesson, question }, index) => {
    const entry = entries.find((one) => one.id === id && one.lesson === lesson);
    if (entry?.question !== question) return null;
    return [entry.answer, entry.simply].map((said) => `${said} [${index + 1}]`).join('\n\n');
  });
  return text === expected.join('\n\n');
}

async function askAll(language: Language, cookies: string[]): Promise<PromptRequest[]> {
  const prompts = hostilePrompts(language);
  const answers: PromptRequest[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < prompts.length; at = next++) {
      const cookie = cookies[at % cookies.length];
      answers[at] = await questionsOf(t, cookie, prompts[at] ?? '', language);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

describe('a model that means harm', () => {
  test.each(languages)('never gets a word of its own to a child, in %s', async (language) => {
    const cookies = await Promise.all(
      ['one', 'two'].map(async (name) =>
        openSession(
          t.ctx,
          await addGrownUp(t.ctx, { email: `${name}-${language.toLowerCase()}@example.org` }),
        ),
      ),
    );
    model.play([...hostileTricks]);
    const answers = await askAll(language, cookies);
    expect(answers).toHaveLength(300);
    const unsafe = answers.filter((answer) => !isOurs(answer, language));
    expect(unsafe.map(({ status, text }) => ({ status, text }))).toEqual([]);
    // The gate has not kept the model from its tricks: each was played more than once.
    expect(model.prompts.length).toBeGreaterThan(2 * hostileTricks.length);
  });
});

describe('a model', () => {
  test('that keeps to the entries is shown, with its citation, and marked as a model’s', async () => {
    const family = await addFamily(t, 'anna');
    await family.edit({ chat: true });
    const lucia = await openSession(t.ctx, family.lucia.id);
    model.play([honestTrick]);
    for (const [language, question] of [
      ['en', 'Who are the angels?'],
      ['fr', 'Qui sont les anges ?'],
      ['pt-BR', 'Quem são os anjos?'],
    ] as const) {
      const { done, text } = await questionsOf(t, lucia, question, language);
      expect(done.source, text).toBe('model');
      expect(done.citations).toMatchObject([{ lesson: '2-5' }]);
      expect(text).toMatch(/\. \[1\]$/);
    }
  });

  test('is told nothing of who asks', async () => {
    const family = await addFamily(t, 'maria-bianchi');
    await family.edit({ chat: true });
    const lucia = await openSession(t.ctx, family.lucia.id);
    model.play([honestTrick]);
    await questionsOf(t, lucia, 'I am Lucia, 8 years old, lucia@example.org, who is God?');
    expect(model.prompts).toHaveLength(1);
    const result = model.prompts.join();
    expect(result).not.toMatch(/lucia|example\.org|\b8\b|bianchi/i);
    expect(result).not.toContain(family.lucia.id);
    expect(result).not.toContain(family.parent);
    expect(result).toContain('who is God?');
  });

  test('that fails three times in a row is left in peace for a minute', async () => {
    const cookie = await openSession(t.ctx, await addGrownUp(t.ctx, { email: 'eva@example.org' }));
    const { createBreaker } = await import('./breaker.ts');
    let now = 0;
    use({ breaker: createBreaker(() => now) });
    model.play([(response) => response.destroy()]);
    const ask = async () => (await questionsOf(t, cookie, 'Who are the angels?')).done.source;
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBe('catechism');
    expect(model.prompts).toHaveLength(3);
    now += 61_000;
    model.play([honestTrick]);
    expect(await ask()).toBe('model');
    expect(await ask()).toBe('model');
    expect(model.prompts).toHaveLength(2);
  });

  test('is not asked what the gate has turned away', async () => {
    const cookie = await openSession(t.ctx, await addGrownUp(t.ctx, { email: 'ida@example.org' }));
    model.play([says('')]);
    for (const question of ['my dad hits me', 'please hear my confession', 'who is batman']) {
      await questionsOf(t, cookie, question);
    }
    expect(model.prompts).toEqual([]);
  });
});
