import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleLesson } from '@/test/lesson.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { fakeVoices, marked } from '@/test/voice.ts';
import { say } from '@/test/words.ts';
import { LessonArticle } from './lesson-article.tsx';

const lesson = exampleLesson({ id: '2-1', module: 2 });
const english = { lang: 'en-US', localService: true };
const show = () => renderPart(<LessonArticle lesson={lesson} />);
const section = (part: 'story' | 'vocabulary' | 'teaching'): Locator =>
  page.getByRole('region', { name: say(`lesson:${part}.title`), exact: true });
const button = (part: Locator, key: string) =>
  part.getByRole('button', { name: say(key), exact: true });

test('the story is read aloud at once, sentence by sentence, and its words are marked', async () => {
  const { said, endSentence } = fakeVoices([english]);
  await show();
  const story = section('story');
  await button(story, 'lesson:story.listen').click();
  await expect.element(button(story, 'listening:pause')).toHaveFocus();
  const title = `en-US: ${lesson.story.title}`;
  await expect.poll(() => said).toEqual([title]);
  await expect.poll(() => marked('spoken')).toBe(lesson.story.title);
  endSentence();
  await expect
    .poll(() => said)
    .toEqual([title, 'en-US: Bepi Sarto knows every stone of the road.']);
  await expect.poll(() => marked('spoken-word')).toBe('Bepi');
  await expectNoAxeViolations(story.element());
});

test('it is paused, gone on with, read more slowly and closed, and the speed is kept', async () => {
  fakeVoices([english]);
  const screen = await show();
  const words = section('vocabulary');
  await button(words, 'lesson:vocabulary.listen').click();
  await button(words, 'listening:pause').click();
  await expect.poll(() => marked('spoken')).not.toBe('');
  await button(words, 'listening:play').click();
  const pace = (name: 'slow' | 'usual' | 'quick') =>
    words.getByRole('button', {
      name: `${say('listening:pace')} ${say(`listening:pace.${name}`)}`,
    });
  await pace('usual').click();
  await pace('quick').click();
  await expect.element(pace('slow')).toHaveFocus();
  await button(words, 'listening:close').click();
  await expect.element(button(words, 'lesson:vocabulary.listen')).toHaveFocus();
  await expect.poll(() => marked('spoken')).toBe('');
  await screen.unmount();
  await show();
  await button(words, 'lesson:vocabulary.listen').click();
  await expect.element(pace('slow')).toBeVisible();
});

test('a second text silences the first, and leaving silences both', async () => {
  const { said, endSentence } = fakeVoices([english]);
  const screen = await show();
  const [story, words] = [section('story'), section('vocabulary')];
  await button(story, 'lesson:story.listen').click();
  await expect.element(button(story, 'listening:pause')).toBeVisible();
  await button(words, 'lesson:vocabulary.listen').click();
  await expect.element(button(words, 'listening:pause')).toBeVisible();
  await expect.element(button(story, 'listening:listen')).toBeVisible();
  await screen.unmount();
  const { length } = said;
  endSentence();
  expect(said).toHaveLength(length);
});

test('each entry of the teaching is read for itself, without its place in the book', async () => {
  const { said, endSentence } = fakeVoices([english]);
  await show();
  const [entry] = lesson.teaching;
  await button(section('teaching'), 'lesson:teaching.listen').first().click();
  await expect.poll(() => said).toEqual([`en-US: ${entry?.question}`]);
  for (let sentence = 0; sentence < 6; sentence += 1) endSentence();
  expect(said.at(-1)).toBe(`en-US: ${entry?.note}`);
});

test('a device without a voice of the language says so, and the text stays to be read', async () => {
  fakeVoices([
    { lang: 'en-US', localService: false },
    { lang: 'fr-FR', localService: true },
  ]);
  await show();
  const story = section('story');
  await button(story, 'lesson:story.listen').click();
  await expectSays(story, say('listening:no-voice'));
  await expectSays(story, say('listening:read-together'));
  await expectNoAxeViolations(story.element());
});
