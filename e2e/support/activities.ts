import type { Activity, ActivityOf, Lesson } from '@pius/domain/course/lesson.ts';
import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import type { Language } from '@pius/domain/language.ts';
import { expect, type Locator } from '@playwright/test';
import { activityCard } from './activity-card.ts';
import { type Pairs, pairsOf, touchPair } from './pairs.ts';
import type { Visit } from './visit.ts';
import { beginningWith } from './words.ts';

/**
 * Plays an activity of a lesson to its end without a mistake, and waits until it counts as done.
 */
export async function solve(visit: Visit, activity: Activity, lesson: Lesson): Promise<void> {
  await expect(activityCard(visit, activity)).toContainText(activity.prompt);
  switch (activity.kind) {
    case 'matching':
    case 'antonyms':
    case 'definition-match':
      await solvePairs(visit, pairsOf(activity, lesson));
      break;
    case 'ordering':
      await solveOrdering(visit, activity);
      break;
    case 'true-false':
      await solveTrueFalse(visit, activity);
      break;
    case 'anagram':
      await solveAnagram(visit, activity);
      break;
    case 'hangman':
      await solveHangman(visit, activity);
      break;
    case 'riddle':
      await solveRiddles(visit, activity);
      break;
    case 'listening':
      await solveListening(visit, activity);
      break;
  }
  await untilDone(visit, activity);
}

/**
 * What is right to its end is done at once, whether one goes on to the look over all of it or
 * leaves.
 */
async function untilDone(visit: Visit, activity: Activity): Promise<void> {
  const words = visit.say('activities:done');
  const done = activityCard(visit, activity).getByText(words, { exact: true });
  await expect(done).toBeVisible();
}

async function solvePairs(visit: Visit, game: Pairs): Promise<void> {
  for (const pair of game.pairs.keys()) await touchPair(visit, game, pair, pair);
}

/** Lets steps change places until they lie in order. */
async function orderSteps(
  visit: Visit,
  card: Locator,
  activity: ActivityOf<'ordering'>,
): Promise<void> {
  const { hand, say } = visit;
  for (const [place, words] of activity.items.entries()) {
    const lying = card.getByRole('listitem').nth(place);
    if ((await lying.innerText()).includes(words)) continue;
    await hand.press(card.getByRole('button', { name: words, exact: true }));
    const here = say('activities:ordering.swap-here', { place: place + 1 });
    await hand.press(card.getByRole('button', { name: beginningWith(here) }));
    await expect(lying).toContainText(words);
  }
}

async function solveOrdering(visit: Visit, activity: ActivityOf<'ordering'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  await orderSteps(visit, card, activity);
  await hand.press(card.getByRole('button', { name: say('activities:check'), exact: true }));
}

/** Judges the statement that is shown. */
async function judge(visit: Visit, card: Locator, answer: boolean): Promise<void> {
  const name = visit.say(answer ? 'activities:true' : 'activities:false');
  await visit.hand.press(card.getByRole('button', { name, exact: true }));
}

async function solveTrueFalse(visit: Visit, activity: ActivityOf<'true-false'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  for (const { text, answer } of activity.statements) {
    await expect(card).toContainText(text);
    await judge(visit, card, answer);
    const last = text === activity.statements.at(-1)?.text;
    if (last) await untilDone(visit, activity);
    const name = say(last ? 'activities:true-false.look' : 'activities:next');
    await hand.press(card.getByRole('button', { name, exact: true }));
  }
}

/** The letters of a word, as an anagram lays them out. */
function wordLetters(word: string, language: Language): string[] {
  return word.normalize('NFC').toLocaleUpperCase(language).match(/\p{L}/gu) ?? [];
}

/** Spells a word of an anagram with the letters given. */
async function layLetters(visit: Visit, card: Locator, word: string): Promise<void> {
  const { hand, say, language } = visit;
  const capitals = wordLetters(word, language);
  const letters = card.getByRole('list', { name: say('word-games:anagram.letters'), exact: true });
  await hand.spell(capitals, (letter) => {
    const name = say('word-games:anagram.letter', { letter });
    return letters.getByRole('button', { name, exact: true }).first();
  });
}

async function solveAnagram(visit: Visit, activity: ActivityOf<'anagram'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  for (const { word, clue } of activity.words) {
    await expect(card).toContainText(clue);
    await layLetters(visit, card, word);
    if (word === activity.words.at(-1)?.word) await untilDone(visit, activity);
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}

/** Guesses letters of a hidden word. */
async function guess(visit: Visit, card: Locator, letters: readonly string[]): Promise<void> {
  const name = visit.say('word-games:hangman.letters');
  const board = card.getByRole('list', { name, exact: true });
  await visit.hand.spell(letters, (letter) =>
    board.getByRole('button', { name: letter.toUpperCase(), exact: true }),
  );
}

async function solveHangman(visit: Visit, activity: ActivityOf<'hangman'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  for (const { word, clue } of activity.words) {
    await expect(card).toContainText(clue);
    await guess(visit, card, [...new Set(foldDiacritics(word).match(/[a-z]/g))]);
    if (word === activity.words.at(-1)?.word) await untilDone(visit, activity);
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}

/** Writes an answer to the riddle that is shown and has it checked. */
async function answerRiddle(visit: Visit, card: Locator, answer: string): Promise<void> {
  const { hand, say } = visit;
  await hand.write(card.getByLabel(say('word-games:riddle.label'), { exact: true }), answer);
  await hand.press(card.getByRole('button', { name: say('activities:check'), exact: true }));
}

async function solveRiddles(visit: Visit, activity: ActivityOf<'riddle'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  for (const { text, answer } of activity.riddles) {
    await expect(card).toContainText(text);
    await answerRiddle(visit, card, answer);
    if (text === activity.riddles.at(-1)?.text) await untilDone(visit, activity);
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}

/** A choice of the listening question that is shown. */
function choice({ say }: Visit, card: Locator, words: string): Locator {
  const choices = card.getByRole('list', { name: say('listening:choices'), exact: true });
  return choices.getByRole('button', { name: words, exact: true });
}

/** Reads the words, as somebody without a voice does, and answers. */
async function solveListening(visit: Visit, activity: ActivityOf<'listening'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  await hand.press(card.getByRole('button', { name: say('listening:show-words'), exact: true }));
  const words = card.getByRole('region', { name: say('listening:words'), exact: true });
  await expect(words).toHaveText(activity.say.trim());
  for (const { text, answer } of activity.questions) {
    await expect(card).toContainText(text);
    await hand.press(choice(visit, card, answer));
    if (text === activity.questions.at(-1)?.text) await untilDone(visit, activity);
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}
