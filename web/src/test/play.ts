import type { ActivityView } from '@pius/contracts/course.ts';
import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { hangmanMisses } from '@pius/domain/progress/hangman.ts';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Hand } from './hand.ts';
import { expectSays } from './says.ts';
import { say } from './words.ts';

type ActivityOf<Kind extends ActivityView['kind']> = Extract<ActivityView, { kind: Kind }>;
type PairsActivity = ActivityOf<'matching' | 'antonyms' | 'definition-match'>;

/** A game that is on the page, and how it is played. */
export interface Table {
  hand: Hand;
  language: 'en' | 'fr';
  /** Called in each state that the game comes to, with its name. */
  look: (state: string) => Promise<void>;
}

interface Play extends Table {
  card: Locator;
  t: (key: string, values?: Record<string, string | number>) => string;
  /** Presses a button of the card by the key of its words. */
  press: (key: string) => Promise<void>;
  /** Waits until the card says something. */
  says: (text: string) => Promise<void>;
}

/** The card of the game that is on the page. */
export function gameCard(): Locator {
  return page.getByRole('article');
}

/** Plays a game as a child does who misses first: through every state it has, to its end. */
export async function playThrough(activity: ActivityView, table: Table): Promise<void> {
  const card = gameCard();
  const t: Play['t'] = (key, values) => say(key, values, table.language);
  const play: Play = {
    ...table,
    card,
    t,
    press: (key) => table.hand.press(card.getByRole('button', { name: t(key), exact: true })),
    says: (text) => expectSays(card, text),
  };
  await play.says(activity.prompt);
  await expect.poll(() => document.querySelector('.skeleton-bar')).toBe(null);
  await table.look('open');
  switch (activity.kind) {
    case 'matching':
    case 'antonyms':
    case 'definition-match':
      return playPairs(play, activity);
    case 'ordering':
      return playOrdering(play, activity);
    case 'true-false':
      return playTrueFalse(play, activity);
    case 'anagram':
      return playAnagram(play, activity);
    case 'hangman':
      return playHangman(play, activity);
    case 'riddle':
      return playRiddle(play, activity);
    case 'listening':
      return playListening(play, activity);
  }
}

/** The words of the tiles of a game of pairs. */
function pairsOf(activity: PairsActivity): { left: string; right: string }[] {
  if (activity.kind === 'matching') return activity.pairs;
  if (activity.kind === 'antonyms') {
    return activity.pairs.map(({ word, opposite }) => ({ left: word, right: opposite }));
  }
  return activity.terms.map(({ term, meaning }) => ({ left: term, right: meaning }));
}

/** A tile of a game of pairs, by its words; its state stands in its name too. */
export function tile(words: string): Locator {
  return gameCard().getByRole('button', { name: new RegExp(`^${words}`) });
}

async function playPairs({ hand, look, says, t }: Play, activity: PairsActivity): Promise<void> {
  const pairs = pairsOf(activity);
  const touchPair = async (left: number, right: number) => {
    await hand.press(tile(pairs[left]?.left ?? ''));
    await hand.press(tile(pairs[right]?.right ?? ''));
  };
  await touchPair(0, 1);
  await says(t('activities:no-match'));
  await look('try again');
  await touchPair(0, 1);
  await says(t('activities:pairs.shown', pairs[0]));
  await expect.element(tile(pairs[0]?.left ?? '')).toHaveAttribute('aria-disabled', 'true');
  await look('answer shown');
  await touchPair(1, 1);
  await says(t('activities:correct'));
  await look('correct');
  for (const pair of [...pairs.keys()].slice(2)) await touchPair(pair, pair);
  await touchPair(0, 0);
  await says(t('activities:all-correct'));
  await look('all correct');
}

/** Lets steps change places until they lie in order. */
async function orderSteps({ hand, card, t }: Play, items: readonly string[]): Promise<void> {
  for (const [place, words] of items.entries()) {
    const lying = card.getByRole('listitem').nth(place);
    if (lying.element().textContent?.includes(words)) continue;
    await hand.press(card.getByRole('button', { name: words, exact: true }));
    const here = t('activities:ordering.swap-here', { place: place + 1 });
    await hand.press(card.getByRole('button', { name: new RegExp(`^${here}`) }));
    await expectSays(lying, words);
  }
}

async function playOrdering(play: Play, { items }: ActivityOf<'ordering'>): Promise<void> {
  const { look, press, says, t } = play;
  await press('activities:check');
  await says(t('activities:wrong-order'));
  await look('wrong order');
  await press('activities:ordering.check-again');
  await says(t('activities:ordering.shown'));
  await look('answer shown');
  await press('activities:ordering.now-you');
  await orderSteps(play, items);
  await press('activities:check');
  await says(t('activities:correct-order'));
  await look('correct order');
}

async function playTrueFalse(
  { look, press, says, t }: Play,
  { statements }: ActivityOf<'true-false'>,
): Promise<void> {
  const judge = (answer: boolean) => press(answer ? 'activities:true' : 'activities:false');
  for (const [at, { text, answer, why }] of statements.entries()) {
    await says(text);
    await judge(at === 0 ? !answer : answer);
    await says(why);
    await says(t(at === 0 ? 'activities:incorrect' : 'activities:correct'));
    if (at < 2) await look(at === 0 ? 'incorrect' : 'correct');
    const last = at === statements.length - 1;
    await press(last ? 'activities:true-false.look' : 'activities:next');
  }
  await says(t('activities:some-incorrect'));
  await look('some incorrect');
  await press('activities:true-false.again');
  await judge(statements[0]?.answer ?? true);
  await press('activities:true-false.look');
  await says(t('activities:all-correct'));
  await look('all correct');
}

async function playAnagram(
  { hand, card, look, press, says, t }: Play,
  { words }: ActivityOf<'anagram'>,
): Promise<void> {
  const [first, ...others] = words;
  if (!first) return;
  const board = card.getByRole('list', { name: t('word-games:anagram.letters'), exact: true });
  const lay = (letters: readonly string[]) =>
    hand.spell(letters, (letter) => {
      const name = t('word-games:anagram.letter', { letter });
      return board.getByRole('button', { name, exact: true }).first();
    });
  const lettersOf = (word: string) => [...word.toUpperCase()];
  const backwards = lettersOf(first.word).reverse();
  await lay(backwards);
  await says(t('activities:try-again'));
  await look('try again');
  await press('word-games:anagram.clear');
  await lay(backwards);
  await says(t('word-games:words.is', { word: first.word }));
  await says(t('word-games:words.comes-back'));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { word, clue }] of [...others, first].entries()) {
    await says(clue);
    await lay(lettersOf(word));
    await says(t('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(t('activities:won'));
  await look('won');
}

async function playHangman(
  { hand, card, look, press, says, t }: Play,
  { words }: ActivityOf<'hangman'>,
): Promise<void> {
  const [first, ...others] = words;
  if (!first) return;
  const board = card.getByRole('list', { name: t('word-games:hangman.letters'), exact: true });
  const guess = (letters: readonly string[]) =>
    hand.spell(letters, (letter) =>
      board.getByRole('button', { name: letter.toUpperCase(), exact: true }),
    );
  const [missed = '', ...more] = lettersNotIn(first.word);
  await guess([missed]);
  await says(t('word-games:hangman.not-in', { letter: missed.toUpperCase() }));
  await look('incorrect');
  await guess(more);
  await says(t('activities:game-over'));
  await says(t('word-games:words.is', { word: first.word }));
  await look('game over');
  await press('activities:next');
  for (const [at, { word, clue }] of [...others, first].entries()) {
    await says(clue);
    await guess([...new Set(foldDiacritics(word).match(/[a-z]/g))]);
    await says(t('activities:won'));
    if (at === 0) await look('word won');
    await press('activities:next');
  }
  await says(t('word-games:words.all'));
  await look('won');
}

/** As many letters as put the candle out. */
function lettersNotIn(word: string): string[] {
  const plain = foldDiacritics(word);
  const letters = [...'bfgjkpqvwxyz'].filter((letter) => !plain.includes(letter));
  return letters.slice(0, hangmanMisses);
}

async function playRiddle(
  { hand, card, look, press, says, t }: Play,
  { riddles }: ActivityOf<'riddle'>,
): Promise<void> {
  const [first, ...others] = riddles;
  if (!first) return;
  const give = async (answer: string) => {
    await hand.write(card.getByLabelText(t('word-games:riddle.label'), { exact: true }), answer);
    await press('activities:check');
  };
  await press('activities:check');
  await says(t('word-games:riddle.empty'));
  await look('no answer');
  await give('xyz');
  await says(t('activities:try-again'));
  await says(first.hint);
  await look('try again');
  await give('zyx');
  await says(t('word-games:riddle.is', { answer: first.answer }));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { text, answer }] of [...others, first].entries()) {
    await says(text);
    await give(answer);
    await says(t('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(t('activities:won'));
  await look('won');
}

async function playListening(
  { hand, card, look, press, says, t }: Play,
  { say: text, questions }: ActivityOf<'listening'>,
): Promise<void> {
  const [first, ...others] = questions;
  if (!first) return;
  const choices = card.getByRole('list', { name: t('listening:choices'), exact: true });
  const choose = (words: string) =>
    hand.press(choices.getByRole('button', { name: words, exact: true }));
  await press('listening:show-words');
  await says(text);
  const [one = '', another = ''] = first.choices.filter((words) => words !== first.answer);
  await choose(one);
  await says(t('activities:try-again'));
  await look('try again');
  await choose(another);
  await says(t('listening:comes-back'));
  await look('answer shown');
  await press('activities:next');
  for (const [at, { text: question, answer }] of [...others, first].entries()) {
    await says(question);
    await choose(answer);
    await says(t('activities:correct'));
    if (at === 0) await look('correct');
    await press('activities:next');
  }
  await says(t('activities:won'));
  await look('won');
}
