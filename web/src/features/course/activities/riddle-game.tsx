import { isRiddleRight } from '@pius/domain/progress/riddle.ts';
import { BookOpen, PartyPopper } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/shared/progress/use-activity-state.ts';
import { Button } from '@/shared/ui/button.tsx';
import { AccentKeys } from './accent-keys.tsx';
import type { Feedback, GameProps } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';
import { WordList } from './word-list.tsx';
import { comesBack, startQueue, type WordQueue, wordFound, wordShown } from './word-queue.ts';

interface RiddleState extends WordQueue {
  misses: number;
  result: 'right' | 'wrong' | 'shown' | null;
}

function startRiddles(count: number, language: string, round = 0): RiddleState {
  return { ...startQueue(count, language, round), misses: 0, result: null };
}

/** Riddles: a typed answer, a hint after the first miss, the answer after the second. */
export function RiddleGame(props: GameProps<'riddle'>) {
  const { activity, lessonId, language, place, onComplete } = props;
  const { t } = useTranslation('activities');
  const { riddles } = activity;
  const start = startRiddles(riddles.length, language);
  const [state, keep] = useActivityState<RiddleState>(lessonId, activity.id, start);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { ref, focusLater } = useFocusLater();
  const inputId = useId();
  const now = riddles[state.queue[0] ?? -1];
  const over = state.result === 'right' || state.result === 'shown';
  useComplete(now === undefined, onComplete);

  function check(event: FormEvent) {
    event.preventDefault();
    if (!now || over || typed.trim() === '') return;
    if (isRiddleRight(now, typed, language)) return keep({ ...state, result: 'right' });
    const misses = state.misses + 1;
    keep({ ...state, misses, result: misses >= 2 ? 'shown' : 'wrong' });
  }

  function goOn() {
    focusLater();
    setTyped('');
    const next = state.result === 'right' ? wordFound(state) : wordShown(state);
    keep({ ...next, misses: 0, result: null });
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
      onPlayAgain={
        now ? undefined : () => keep(startRiddles(riddles.length, language, state.round + 1))
      }
      place={place}
      progress={t('words.progress', {
        done: riddles.length - state.queue.length,
        total: riddles.length,
      })}
    >
      {now ? (
        <form className="word-game" onSubmit={check}>
          <p className="clue" ref={ref} tabIndex={-1}>
            {now.text}
          </p>
          <label className="typed-label" htmlFor={inputId}>
            {t('riddle.label')}
          </label>
          <input
            autoCapitalize="off"
            autoComplete="off"
            className="typed"
            id={inputId}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
            readOnly={over}
            ref={input}
            spellCheck={false}
            type="text"
            value={typed}
          />
          {over ? null : (
            <>
              <AccentKeys input={input} language={language} onType={setTyped} />
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
      return { tone: 'yes', icon: PartyPopper, title: t('won'), text: t('words.all') };
    }
    const answer = t('words.is', { word: now.answer });
    if (state.result === 'right') return { tone: 'yes', title: t('correct'), text: answer };
    if (state.result === 'wrong') return { tone: 'again', title: t('try-again'), text: now.hint };
    if (state.result === null) return null;
    const text = t(comesBack(state) ? 'words.comes-back' : 'words.tried');
    return { tone: 'note', icon: BookOpen, title: answer, text };
  }
}
