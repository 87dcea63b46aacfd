import type { Activity, ActivityOf } from '@pius/domain/course/lesson.ts';
import { plainLetters } from '@pius/domain/plain-letters.ts';
import { expect, type Locator } from '@playwright/test';
import type { Visit } from './visit.ts';
import { beginningWith } from './words.ts';

/** The card of an activity on the lesson page. */
export function activityCard({ page }: Visit, { id }: { id: string }): Locator {
  return page.locator(`[data-activity="${id}"]`);
}

/** Plays an activity of lesson 1.1 to its end without a mistake, and waits until it counts as done. */
export async function solve(visit: Visit, activity: Activity): Promise<void> {
  await expect(activityCard(visit, activity)).toContainText(activity.prompt);
  switch (activity.kind) {
    case 'matching':
      await solveMatching(visit, activity);
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
    default:
      throw new Error(`No journey plays ${activity.kind} yet.`);
  }
  const done = activityCard(visit, activity).getByText(visit.say('activities:done'), {
    exact: true,
  });
  await expect(done).toBeVisible();
}

/** Touches one pair of a matching game. In: the numbers of its two tiles, as the lesson lists them. */
export async function touchPair(
  visit: Visit,
  activity: ActivityOf<'matching'>,
  left: number,
  right: number,
): Promise<void> {
  const card = activityCard(visit, activity);
  const tile = (side: 'left' | 'right', number: number) =>
    card
      .getByRole('list', { name: visit.say(`activities:pairs.${side}`), exact: true })
      .getByRole('button', { name: beginningWith(activity.pairs[number]?.[side] ?? '') });
  await visit.hand.press(tile('left', left));
  await visit.hand.press(tile('right', right));
}

async function solveMatching(visit: Visit, activity: ActivityOf<'matching'>): Promise<void> {
  for (const pair of activity.pairs.keys()) await touchPair(visit, activity, pair, pair);
}

async function solveOrdering(visit: Visit, activity: ActivityOf<'ordering'>): Promise<void> {
  const { hand, say } = visit;
  const card = activityCard(visit, activity);
  for (const [place, words] of activity.items.entries()) {
    const lying = card.getByRole('listitem').nth(place);
    if ((await lying.innerText()).includes(words)) continue;
    await hand.press(card.getByRole('button', { name: words, exact: true }));
    const here = say('activities:ordering.swap-here', { place: place + 1 });
    await hand.press(card.getByRole('button', { name: beginningWith(here) }));
    await expect(lying).toContainText(words);
  }
  await hand.press(card.getByRole('button', { name: say('activities:check'), exact: true }));
}

/** Judges the statement that is shown. */
export async function judge(visit: Visit, card: Locator, answer: boolean): Promise<void> {
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
    const name = say(last ? 'activities:true-false.look' : 'activities:next');
    await hand.press(card.getByRole('button', { name, exact: true }));
  }
}

/** Spells a word of an anagram with the letters given. */
export async function layLetters(visit: Visit, card: Locator, word: string): Promise<void> {
  const { hand, say, language } = visit;
  const capitals = word.normalize('NFC').toLocaleUpperCase(language).match(/\p{L}/gu) ?? [];
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
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}

/** Guesses letters of a hidden word. */
export async function guess(
  visit: Visit,
  card: Locator,
  letters: readonly string[],
): Promise<void> {
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
    await guess(visit, card, [...new Set(plainLetters(word).match(/[a-z]/g))]);
    await hand.press(card.getByRole('button', { name: say('activities:next'), exact: true }));
  }
}
