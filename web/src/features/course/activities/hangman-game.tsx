import { playHangman } from '@pius/domain/progress/hangman.ts';
import { BookOpen, PartyPopper } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Candle } from './candle.tsx';
import type { Feedback, GameProps } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { HiddenWord } from './hidden-word.tsx';
import { LetterBoard } from './letter-board.tsx';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';
import { WordList } from './word-list.tsx';
import { afterWord, comesBack, startQueue, type WordQueue } from './word-queue.ts';

interface HangmanState extends WordQueue {
  /** Letters guessed for the word of now. */
  guesses: string[];
}

function startHangman(count: number, language: string, round = 0): HangmanState {
  return { ...startQueue(count, language, round), guesses: [] };
}

/** What a game makes of its word. */
const resultOf = { won: 'right', 'game-over': 'shown', playing: null };

/** Hangman with a candle: each wrong letter lets it burn lower, and no one is hanged. */
export function HangmanGame(props: GameProps<'hangman'>) {
  const { activity, lessonId, language, place, onComplete } = props;
  const { t } = useTranslation('activities');
  const { t: say } = useTranslation('word-games');
  const { words } = activity;
  const start = startHangman(words.length, language);
  const [saved, save] = useActivityState<HangmanState>(lessonId, activity.id, start);
  const { ref, focusLater } = useFocusLater();
  const state = saved.language === language ? saved : { ...saved, guesses: [], language };
  const now = words[state.queue[0] ?? -1];
  const game = playHangman(now?.word ?? '', state.guesses);
  const playing = now !== undefined && game.state === 'playing';
  const following = afterWord(state, resultOf[game.state]);
  useComplete(following.queue.length === 0, onComplete);

  function guess(letter: string) {
    if (playing && !state.guesses.includes(letter)) {
      save({ ...state, guesses: [...state.guesses, letter] });
    }
  }

  function type(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\p{L}$/u.test(event.key)) guess(event.key.toLowerCase());
  }

  function goOn() {
    focusLater();
    save({ ...following, guesses: [] });
  }

  return (
    <GameFrame
      actions={
        now && !playing ? (
          <Button onClick={goOn} size="kid" variant="hue">
            {t('next')}
          </Button>
        ) : null
      }
      activity={activity}
      feedback={feedbackOf()}
      how={now ? say('hangman.how') : undefined}
      onPlayAgain={
        now ? undefined : () => save(startHangman(words.length, language, state.round + 1))
      }
      place={place}
      progress={say('words.progress', {
        done: words.length - following.queue.length,
        total: words.length,
      })}
    >
      {now ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: typing is a second way; every letter is a button
        <div className="word-game hangman" onKeyDown={type}>
          <p className="clue" ref={ref} tabIndex={-1}>
            {now.clue}
          </p>
          <Candle left={game.missesLeft} />
          <HiddenWord letters={game.letters} over={!playing} />
          <LetterBoard game={game} guesses={state.guesses} onGuess={playing ? guess : undefined} />
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
    if (game.state === 'won') {
      return { tone: 'yes', title: t('won'), text: say('words.is', { word: now.word }) };
    }
    if (game.state === 'game-over') {
      const back = say(comesBack(state) ? 'words.comes-back' : 'words.tried');
      const text = `${say('words.is', { word: now.word })} ${back}`;
      return { tone: 'again', icon: BookOpen, title: t('game-over'), text };
    }
    const letter = state.guesses.at(-1)?.toLocaleUpperCase(language);
    if (!letter) return null;
    const before = playHangman(now.word, state.guesses.slice(0, -1));
    return before.missesLeft > game.missesLeft
      ? {
          tone: 'again',
          title: say('hangman.not-in', { letter }),
          text: say('hangman.left', { count: game.missesLeft }),
        }
      : { tone: 'yes', title: say('hangman.in', { letter }) };
  }
}
