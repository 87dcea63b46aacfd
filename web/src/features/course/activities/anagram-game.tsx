import { isAnagramRight } from '@pius/domain/progress/activities.ts';
import { BookOpen, Eraser, PartyPopper, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { Button } from '@/ui/kit/button.tsx';
import {
  type AnagramState,
  freshWord,
  layLetter,
  shuffledTiles,
  startAnagram,
  takeBack,
  tileForKey,
} from './anagram-state.ts';
import { type Feedback, type GameProps, seedOf } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { LaidLetters, LetterTiles } from './letter-tiles.tsx';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';
import { WordList } from './word-list.tsx';
import { afterWord, comesBack } from './word-queue.ts';

/** Anagram: letters laid by touch or by typing until they make the word of the clue. */
export function AnagramGame(props: GameProps<'anagram'>) {
  const { activity, lessonId, language, place, onComplete } = props;
  const { t } = useTranslation('activities');
  const { t: say } = useTranslation('word-games');
  const { words } = activity;
  const start = startAnagram(words.length, language);
  const [saved, save] = useActivityState<AnagramState>(lessonId, activity.id, start);
  const { ref, focusLater } = useFocusLater();
  const state = saved.language === language ? saved : { ...saved, ...freshWord, language };
  const now = words[state.queue[0] ?? -1];
  const complete = now === undefined;
  const seed = `${seedOf(lessonId, activity.id, state.round)}/${now?.id}/${state.again.length}`;
  const tiles = now ? shuffledTiles(now.word, language, seed) : [];
  const letter = (tile: number) => tiles.find((other) => other.tile === tile)?.letter ?? '';
  const over = state.result === 'right' || state.result === 'shown';
  const following = afterWord(state, state.result);
  useComplete(following.queue.length === 0, onComplete);

  function lay(tile: number) {
    const isRight = (laid: readonly number[]) =>
      isAnagramRight(laid.map(letter).join(''), now?.word ?? '');
    save(layLetter(state, tile, tiles.length, isRight));
  }

  function goOn() {
    focusLater();
    save({ ...following, ...freshWord });
  }

  function type(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || over) return;
    const tile = tileForKey(event.key, tiles, state.laid);
    if (tile !== null) lay(tile);
    else if (event.key === 'Backspace') save(takeBack(state));
    else return;
    event.preventDefault();
  }

  return (
    <GameFrame
      actions={
        over ? (
          <Button onClick={goOn} size="kid" variant="hue">
            {t('next')}
          </Button>
        ) : null
      }
      activity={activity}
      feedback={feedbackOf()}
      how={complete ? undefined : say('anagram.how')}
      onPlayAgain={
        complete ? () => save(startAnagram(words.length, language, state.round + 1)) : undefined
      }
      place={place}
      progress={say('words.progress', {
        done: words.length - following.queue.length,
        total: words.length,
      })}
    >
      {now ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: typing is a second way; every letter is a button
        <div className="word-game" onKeyDown={type}>
          <p className="clue" ref={ref} tabIndex={-1}>
            {now.clue}
          </p>
          <LaidLetters
            letters={(state.result === 'shown' ? [...tiles.keys()] : state.laid).map((tile) => ({
              tile,
              letter: letter(tile),
            }))}
            onTakeBack={over ? undefined : (tile) => save(takeBack(state, tile))}
            state={state.result}
            total={tiles.length}
          />
          <LetterTiles laid={state.laid} onLay={over ? undefined : lay} tiles={tiles} />
          {over ? null : (
            <div className="activity-actions">
              <Button onClick={() => save(takeBack(state))} size="kid" variant="outline">
                <Undo2 aria-hidden /> {say('anagram.undo')}
              </Button>
              <Button
                onClick={() => save({ ...state, laid: [], result: null })}
                size="kid"
                variant="quiet"
              >
                <Eraser aria-hidden /> {say('anagram.clear')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <WordList listRef={ref} words={words} />
      )}
    </GameFrame>
  );

  function feedbackOf(): Feedback | null {
    if (now === undefined) {
      return { tone: 'yes', icon: PartyPopper, title: t('won'), text: say('words.all') };
    }
    if (state.result === 'right') {
      return { tone: 'yes', title: t('correct'), text: say('words.is', { word: now.word }) };
    }
    if (state.result === 'wrong') {
      const first = tiles.find(({ tile }) => tile === 0)?.letter ?? '';
      return { tone: 'again', title: t('try-again'), text: say('anagram.hint', { letter: first }) };
    }
    if (state.result === null) return null;
    const text = say(comesBack(state) ? 'words.comes-back' : 'words.tried');
    return { tone: 'note', icon: BookOpen, title: say('words.is', { word: now.word }), text };
  }
}
