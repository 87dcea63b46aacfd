import type { ActivityView } from '@pius/contracts/course.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { findOverflow, findSmallTargets } from '@/test/fit.ts';
import { finger, keyboard } from '@/test/hand.ts';
import { exampleActivities, exampleLesson } from '@/test/lesson.ts';
import { gameCard, playThrough } from '@/test/play.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { ActivityCard } from './activity-card.tsx';

const activities = Object.values(exampleActivities);

/** Shows a game as the lesson page does, which keeps what is done. */
async function show(activity: ActivityView, language: 'en' | 'fr', onDone = vi.fn()) {
  const lesson = exampleLesson({ language });
  function Played() {
    const [done, setDone] = useState(onDone.mock.calls.length > 0);
    const props = { lesson, activity, done, index: activities.indexOf(activity) + 1 };
    const completed = () => {
      onDone();
      setDone(true);
    };
    return (
      <div className="wrap">
        <ActivityCard {...props} onDone={completed} />
      </div>
    );
  }
  return renderPart(<Played />, { language });
}

async function expectFits(state: string): Promise<void> {
  const card = gameCard().element();
  for (const width of [320, 820, 390]) {
    await page.viewport(width, 844);
    expect.soft(findSmallTargets(card), `${state}, ${width} pixels`).toEqual([]);
    expect.soft(await findOverflow(), `${state}, ${width} pixels`).toEqual([]);
  }
  document.documentElement.style.fontSize = '200%';
  expect.soft(await findOverflow(), `${state}, letters of 200%`).toEqual([]);
  document.documentElement.style.fontSize = '';
}

describe.each(activities)('$kind', (activity) => {
  test('is played with a finger; each state is clean to axe, fits, and is there again after leaving', async () => {
    const done = vi.fn();
    let screen = await show(activity, 'fr', done);
    await playThrough(activity, {
      hand: finger,
      language: 'fr',
      look: async (state) => {
        await expectNoAxeViolations(gameCard().element());
        await expectFits(state);
        const answered = gameCard().element().textContent;
        await screen.unmount();
        screen = await show(activity, 'fr', done);
        await expect
          .poll(() => gameCard().element().textContent, { message: state })
          .toBe(answered);
      },
    });
    expect(done).toHaveBeenCalledOnce();
    await expect
      .element(gameCard().getByText(say('activities:done', {}, 'fr'), { exact: true }))
      .toBeVisible();
  });

  test('is played with the keyboard alone, and the focus is never lost', async () => {
    const done = vi.fn();
    await show(activity, 'en', done);
    await playThrough(activity, {
      hand: keyboard,
      language: 'en',
      look: async (state) => {
        if (state === 'open') return;
        expect.soft(document.activeElement, `the focus is lost: ${state}`).not.toBe(document.body);
      },
    });
    expect(done).toHaveBeenCalledOnce();
  });
});
