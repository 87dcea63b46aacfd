import type { Page, Response } from '@playwright/test';
import type { DemoPerson } from '../support/demo-family.ts';
import { expect, login, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

interface Locked {
  who: DemoPerson | null;
  lock: 'visitor' | 'parent' | 'child';
  status: number;
  code: string;
}

const locked: Locked[] = [
  { who: null, lock: 'visitor', status: 401, code: 'lesson_locked_sign_in' },
  { who: 'parent', lock: 'parent', status: 403, code: 'lesson_locked_children_only' },
  { who: 'marco', lock: 'child', status: 403, code: 'lesson_locked_ask_parent' },
];

/** What only a lesson that is open has. */
const secretParts = ['story', 'activities', 'quiz'];

for (const { who, lock, status, code } of locked) {
  test(`a locked lesson shows the ${lock} who can open it, and none of its words`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 40[134]/);
    if (who) await login(page, who);
    const answers = lessonAnswers(page);
    const refused = page.waitForResponse(/\/rest\/v1\/lessons\/2\/1(\?|$)/);
    const html = await (await page.goto('/lesson/2/1'))?.text();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say(`lesson:lock.title-${lock}`));
    await expect(page.getByText(say(`lesson:lock.text-${lock}`, { module: 2 }))).toBeVisible();
    expect((await refused).status()).toBe(status);
    expect(await (await refused).json()).toMatchObject({ code });
    expect(answers).not.toEqual([]);
    for (const response of answers) {
      const answer: object = await response.json();
      expect(Object.keys(answer).filter((name) => secretParts.includes(name))).toEqual([]);
    }
    expect(html).not.toContain(say('lesson:story.title'));
    await page.goto('/quiz/2-1');
    await expect(heading).toHaveText(say('quiz:locked.title'));
  });
}

/**
 * All that the server says of the locked lesson while the page is open; to be read before the next page is opened. A
 * child's device also keeps lessons that are open to it, at a moment of its own.
 */
function lessonAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/lessons/2/')) answers.push(response);
  });
  return answers;
}
