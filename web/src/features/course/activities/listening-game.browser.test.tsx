import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleActivities, exampleLesson } from '@/test/lesson.ts';
import { gameCard } from '@/test/play.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { fakeVoices } from '@/test/voice.ts';
import { say } from '@/test/words.ts';
import { ActivityCard } from './activity-card.tsx';

const { listening } = exampleActivities;
const [first = '', second = ''] = ['Bepi walks to school.', 'The road is long.'];
const spoken = [`en-US: ${first}`, `en-US: ${second}`] as const;
const english = { lang: 'en-US', localService: true };
const elsewhere = { lang: 'en-US', localService: false };
const french = { lang: 'fr-FR', localService: true };

const show = () =>
  renderPart(
    <ActivityCard
      activity={listening}
      done={false}
      index={9}
      lesson={exampleLesson()}
      onDone={vi.fn()}
    />,
  );
const button = (key: string) =>
  gameCard().getByRole('button', { name: say(`listening:${key}`), exact: true });

test('a text is listened to, paused, played on and stopped, with its words marked', async () => {
  const { said, endSentence } = fakeVoices([elsewhere, french, english]);
  await show();
  await button('listen').click();
  await expect.element(button('pause')).toHaveFocus();
  await button('show-words').click();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('Bepi');
  await expectNoAxeViolations(gameCard().element());
  endSentence();
  await expect.poll(() => said).toEqual(spoken);

  await button('pause').click();
  await expect.element(button('play')).toHaveFocus();
  endSentence();
  await button('play').click();
  await expect.poll(() => said).toEqual([...spoken, spoken[1]]);

  await button('stop').click();
  await expect.element(button('listen')).toBeVisible();
  await button('listen').click();
  await expect.poll(() => said).toEqual([...spoken, spoken[1], spoken[0]]);
  endSentence();
  endSentence();
  await expect.element(button('listen')).toBeVisible();
});

test('a device whose voices send the text elsewhere, or speak another language, says that it has none', async () => {
  fakeVoices([elsewhere, french]);
  await show();
  await expectSays(gameCard(), say('listening:no-voice'));
  await expect.element(button('listen')).not.toBeInTheDocument();
  await expectNoAxeViolations(gameCard().element());
  await button('show-words').click();
  await expectSays(gameCard(), listening.say);
  await expect.element(gameCard()).not.toMatchTextContent(say('listening:no-voice'));
});

test('a voice falls silent when the lesson is left', async () => {
  const { said, endSentence } = fakeVoices([english]);
  const screen = await show();
  await button('listen').click();
  await expect.element(button('pause')).toBeVisible();
  await screen.unmount();
  endSentence();
  expect(said).toEqual(spoken.slice(0, 1));
});
