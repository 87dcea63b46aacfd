import { isRiddleRight } from '@pius/domain/progress/riddle.ts';
import { BookOpen, CircleHelp, PartyPopper } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { AccentKeys } from '@/ui/accents/accent-keys.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { Feedback, GameProps } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';
import { WordList } from './word-list.tsx';
import { afterWord, comesBack, startQueue, type WordQueue } from './word-queue.ts';

interface RiddleState extends WordQueue {
  /** What stands in the field now. */
  typed: string;
  misses: number;
  result: 'empty' | 'right' | 'wrong' | 'shown' | null;
}

/** The field cleared for a riddle. */
const freshRiddle = { typed: '', misses: 0, result: null };

function startRiddles(count: number, language: string, round = 0): RiddleState {
  return { ...startQueue(count, language, round), ...freshRiddle };
}

/** Riddles: a typed answer, a hint after the first miss, the answer after the second. */
export function RiddleGame(props: GameProps<'riddle'>) {
  const { activity, lessonId, language, place, onComplete } = props;
  const { t } = useTranslation('activities');
  const { t: say } = useTranslation('word-games');
  const { riddles } = activity;
  const start = startRiddles(riddles.length, language);
  const [saved, save] = useActivityState<RiddleState>(lessonId, activity.id, start);
  const state = saved.language === language ? saved : { ...saved, ...freshRiddle, language };
  const input = useRef<HTMLInputElement>(null);
  const { ref, focusLater } = useFocusLater();
  const next = useFocusLater();
  const inputId = useId();
  const now = riddles[state.queue[0] ?? -1];
  const over = state.result === 'right' || state.result === 'shown';
  const following = afterWord(state, state.result);
  useComplete(following.queue.length === 0, onComplete);

  function check(event: FormEvent) {
    event.preventDefault();
    if (!now || over) return;
    if (state.typed.trim() === '') {
      input.current?.focus();
      return save({ ...state, result: 'empty' });
    }
    const misses = state.misses + 1;
    const missed = misses >= 2 ? 'shown' : 'wrong';
    const result = isRiddleRight(now, state.typed, language) ? 'right' : missed;
    // The button that was pressed goes away.
    if (result !== 'wrong') next.focusLater();
    save({ ...state, misses, result });
  }

  function type(typed: string) {
    save({ ...state, typed, result: state.result === 'empty' ? null : state.result });
  }

  function goOn() {
    focusLater();
    save({ ...following, ...freshRiddle });
  }

  return (
    <GameFrame
      actions={
        over ? (
          <Button onClick={goOn} ref={next.ref} size="kid" variant="hue">
            {t('next')}
          </Button>
        ) : null
      }
      activity={activity}
      feedback={feedbackOf()}
      onPlayAgain={
        now ? undefined : () => save(startRiddles(riddles.length, language, state.round + 1))
      }
      place={place}
      progress={say('riddle.progress', {
        done: riddles.length - following.queue.length,
        total: riddles.length,
      })}
    >
      {now ? (
        <form className="word-game" onSubmit={check}>
          <p className="clue" ref={ref} tabIndex={-1}>
            <WholeWords>{now.text}</WholeWords>
          </p>
          <label className="typed-label" htmlFor={inputId}>
            {say('riddle.label')}
          </label>
          <input
            autoCapitalize="off"
            autoComplete="off"
            className="typed"
            id={inputId}
            maxLength={100}
            onChange={(event) => type(event.target.value)}
            readOnly={over}
            ref={input}
            spellCheck={false}
            type="text"
            value={state.typed}
          />
          {over ? null : (
            <>
              <AccentKeys input={input} language={language} onType={type} />
              <div className="activity-actions">
                <Button size="kid" type="submit" variant="hue">
                  {t('check')}
                </Button>
              </div>
            </>
          )}
        </form>
      ) : (
        <WordList
          listRef={ref}
          words={riddles.map(({ id, text, answer }) => ({ id, word: answer, clue: text }))}
        />
      )}
    </GameFrame>
  );

  function feedbackOf(): Feedback | null {
    if (now === undefined) {
      return { tone: 'yes', icon: PartyPopper, title: t('won'), text: say('riddle.all') };
    }
    const answer = say('riddle.is', { answer: now.answer });
    if (state.result === 'right') return { tone: 'yes', title: t('correct'), text: answer };
    if (state.result === 'wrong') return { tone: 'again', title: t('try-again'), text: now.hint };
    if (state.result === 'empty') {
      const text = say('riddle.empty-text');
      return { tone: 'note', icon: CircleHelp, title: say('riddle.empty'), text };
    }
    if (state.result === null) return null;
    const text = say(comesBack(state) ? 'riddle.comes-back' : 'words.tried');
    return { tone: 'note', icon: BookOpen, title: answer, text };
  }
}
