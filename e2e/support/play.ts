import type { Activity, ActivityOf, Lesson } from '@pius/domain/course/lesson.ts';
import { plainLetters } from '@pius/domain/plain-letters.ts';
import { hangmanMisses } from '@pius/domain/progress/hangman.ts';
import { expect, type Locator } from '@playwright/test';
import {
  answerRiddle,
  choice,
  guess,
  judge,
  layLetters,
  orderSteps,
  wordLetters,
} from './activities.ts';
import { activityCard } from './activity-card.ts';
import { isOfPairs, type Pairs, pairsOf, tile, touchPair } from './pairs.ts';
import type { Visit } from './visit.ts';

/** Called in each state that a game comes to, with its name. */
export type Look = (state: string) => Promise<void>;

/** A game on its page. */
interface Table {
  visit: Visit;
  card: Locator;
  look: Look;
  /** Presses a button of the card by the key of its words. */
  press: (key: string) => Promise<void>;
  /** Waits until the card says something. */
  says: (text: string) => Promise<void>;
}

/**
 * Plays an activity as a child does who misses first: through every state it has, to its end. In: what is done in
 * each state.
 */
export async function playThrough(
  visit: Visit,
  activity: Activity,
  lesson: Lesson,
  look: Look,
): Promise<void> {
  const card = activityCard(visit, activity);
  const { hand, say } = visit;
  const press = (key: string) =>
    hand.press(card.getByRole('button', { name: say(key), exact: true }));
  const table = {
    visit,
    card,
    look,
    press,
    says: (text: string) => expect(card).toContainText(text),
  };
  await expect(card).toContainText(activity.prompt);
  await expect(card.locator('.skeleton-bar')).toHaveCount(0);
  await look('open');
  if (isOfPairs(activity)) return playPairs(table, pairsOf(activity, lesson));
  switch (activity.kind) {
    case 'ordering':
      return playOrdering(table, activity);
    case 'true-false':
      return playTrueFalse(table, activity);
    case 'anagram':
      return playAnagram(table, activity);
    case 'hangman':
      return playHangman(table, activity);
    case 'riddle':
      return playRiddle(table, activity);
    case 'listening':
      return playListening(table, activity);
  }
}

async function playPairs({ visit, look, says }: Table, game: Pairs): Promise<void> {
  const { say } = visit;
  await touchPair(visit, game, 0, 1);
  await says(say('activities:no-match'));
  await look('try again');
  await touchPair(visit, game, 0, 1);
  const { left, right } = game.pairs[0] ?? { left: '', right: '' };
  await says(say('activities:pairs.shown', { left, right }));
  await expect(tile(visit, game, 'left', 0)).toHaveAttribute('aria-disabled', 'true');
  await look('answer shown');
  await touchPair(visit, game, 1, 1);
  await says(say('activities:correct'));
  await look('correct');
  for (const pair of [...game.pairs.keys()].slice(2)) await touchPair(visit, game, pair, pair);
  await touchPair(visit, game, 0, 0);
  await says(say('activities:all-correct'));
  await look('all correct');
}

async function playOrdering(
  { visit, card, look, press, says }: Table,
  activity: ActivityOf<'ordering'>,
): Promise<void> {
  const { say } = visit;
  await press('activities:check');
  await says(say('activities:wrong-order'));
  await look('wrong order');
  await press('activities:ordering.check-again');
  await says(say('activities:ordering.shown'));
  await look('answer shown');
  await press('activities:ordering.now-you');
  await orderSteps(visit, card, activity);
  await press('activities:check');
  await says(say('activities:correct-order'));
  await look('correct order');
}

async function playTrueFalse(
  { visit, card, look, press, says }: Table,
  { statements }: ActivityOf<'true-false'>,
): Promise<void> {
  const { say } = visit;
  for (const [at, { text, answer, why }] of statements.entries()) {
    await says(text);
    await judge(visit, card, at === 0 ? !answer : answer);
    await says(why);
    await says(say(at === 0 ? 'activities:incorrect' : 'activities:correct'));
    if (at < 2) await look(at === 0 ? 'incorrect' : 'correct');
    const last = at === statements.length - 1;
    await press(last ? 'activities:true-false.look' : 'activities:next');
  }
  await says(say('activities:some-incorrect'));
  await look('some incorrect');
  await press('activities:true-false.again');
  await judge(visit, card, statements[0]?.answer ?? true);
  await press('activities:true-false.look');
  await says(say('activities:all-correct'));
  await look('all correct');
}

async function playAnagram(
  { visit, card, look, press, says }: Table,
  { words }: ActivityOf<'anagram'>,
): Promise<void> {
  const { say, language } = visit;
  const [first, ...others] = words;
  if (!first) return;
  const backwards = wordLetters(first.word, language).reverse().join('');
  await layLetters(visit, card, backwards);
  await says(say('activities:try-again'));
  await look('try again');
  await press('word-games:anagram.clear');
  await layLetters(visit, card, backwards);
  await says(say('word-games:words.is', { word: first.word }));
  await says(say('word-games:words.comes-back'));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { word, clue }] of [...others, first].entries()) {
    await says(clue);
    await layLetters(visit, card, word);
    await says(say('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(say('activities:won'));
  await look('won');
}

async function playHangman(
  { visit, card, look, press, says }: Table,
  { words }: ActivityOf<'hangman'>,
): Promise<void> {
  const { say } = visit;
  const [first, ...others] = words;
  if (!first) return;
  const [missed = '', ...more] = lettersNotIn(first.word);
  await guess(visit, card, [missed]);
  await says(say('word-games:hangman.not-in', { letter: missed.toUpperCase() }));
  await look('incorrect');
  await guess(visit, card, more);
  await says(say('activities:game-over'));
  await says(say('word-games:words.is', { word: first.word }));
  await look('game over');
  await press('activities:next');
  for (const [at, { word, clue }] of [...others, first].entries()) {
    await says(clue);
    const letters = [...new Set(plainLetters(word).match(/[a-z]/g))];
    await guess(visit, card, letters);
    await says(say('activities:won'));
    if (at === 0) await look('word won');
    await press('activities:next');
  }
  await says(say('word-games:words.all'));
  await look('won');
}

async function playRiddle(
  { visit, card, look, press, says }: Table,
  { riddles }: ActivityOf<'riddle'>,
): Promise<void> {
  const { say } = visit;
  const [first, ...others] = riddles;
  if (!first) return;
  await press('activities:check');
  await says(say('word-games:riddle.empty'));
  await look('no answer');
  await answerRiddle(visit, card, 'xyz');
  await says(say('activities:try-again'));
  await says(first.hint);
  await look('try again');
  await answerRiddle(visit, card, 'zyx');
  await says(say('word-games:riddle.is', { answer: first.answer }));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { text, answer }] of [...others, first].entries()) {
    await says(text);
    await answerRiddle(visit, card, answer);
    await says(say('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(say('activities:won'));
  await look('won');
}

async function playListening(
  { visit, card, look, press, says }: Table,
  { say: text, questions }: ActivityOf<'listening'>,
): Promise<void> {
  const { say, hand } = visit;
  const [first, ...others] = questions;
  if (!first) return;
  await press('listening:show-words');
  await says(text.trim());
  const [one = '', another] = first.choices.filter((words) => words !== first.answer);
  await hand.press(choice(visit, card, one));
  await says(say('activities:try-again'));
  await look('try again');
  await hand.press(choice(visit, card, another ?? first.answer));
  await says(say(another ? 'listening:comes-back' : 'activities:correct', {}));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { text: question, answer }] of [
    ...others,
    ...(another ? [first] : []),
  ].entries()) {
    await says(question);
    await hand.press(choice(visit, card, answer));
    await says(say('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(say('activities:won'));
  await look('won');
}

/** As many letters as put the candle out. */
export function lettersNotIn(word: string): string[] {
  const plain = plainLetters(word);
  const letters = [...'bfgjkpqvwxyz'].filter((letter) => !plain.includes(letter));
  return letters.slice(0, hangmanMisses);
}
