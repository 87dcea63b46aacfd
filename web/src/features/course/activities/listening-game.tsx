import { sentencesOf } from '@pius/domain/course/lesson-text.ts';
import { isChoiceRight } from '@pius/domain/progress/activities.ts';
import { BookOpen, PartyPopper } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { useSpeaker } from '@/learning/voice/use-speaker.ts';
import { Button } from '@/ui/kit/button.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { Feedback, GameProps } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { ListeningChoices } from './listening-choices.tsx';
import { currentSentence, partOfText } from './listening-clue.ts';
import { ListeningPlayer } from './listening-player.tsx';
import { choose, freshQuestion, type ListeningState, startListening } from './listening-state.ts';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';
import { WordList } from './word-list.tsx';
import { afterWord, comesBack } from './word-queue.ts';

/** Listening: a text read aloud by the device, or read by oneself, and questions about it. */
export function ListeningGame(props: GameProps<'listening'>) {
  const { activity, lessonId, language, place, onComplete } = props;
  const { t } = useTranslation('activities');
  const { t: say } = useTranslation('listening');
  const { questions } = activity;
  const total = questions.length;
  const sentences = useMemo(() => sentencesOf(activity.say, language), [activity.say, language]);
  const voice = useSpeaker(sentences, language);
  const start = startListening(total, language);
  const [saved, save] = useActivityState<ListeningState>(lessonId, activity.id, start);
  const state = saved.language === language ? saved : { ...saved, ...freshQuestion, language };
  const { ref, focusLater } = useFocusLater();
  const now = questions[state.queue[0] ?? -1];
  const over = state.result === 'right' || state.result === 'shown';
  const following = afterWord(state, state.result);
  useComplete(following.queue.length === 0, onComplete);

  function goOn() {
    focusLater();
    save({ ...following, ...freshQuestion });
  }

  function playAgain() {
    const { words } = state;
    save(startListening(total, language, { round: state.round + 1, words }));
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
      how={now ? say('how') : undefined}
      onPlayAgain={now ? undefined : playAgain}
      place={place}
      progress={say('progress', { done: total - following.queue.length, total })}
    >
      <ListeningPlayer
        onShowWords={(words) => save({ ...state, words })}
        sentences={sentences}
        voice={voice}
        wordsShown={state.words}
      />
      {now ? (
        <div className="word-game">
          <p className="clue" ref={ref} tabIndex={-1}>
            <WholeWords>{now.text}</WholeWords>
          </p>
          <ListeningChoices
            answer={now.answer}
            choices={now.choices}
            onChoose={(choice) =>
              save(choose(state, choice, isChoiceRight(now, now.choices[choice] ?? '')))
            }
            result={state.result}
            wrong={state.wrong}
          />
        </div>
      ) : (
        <WordList
          listRef={ref}
          words={questions.map(({ id, text, answer }) => ({ id, word: answer, clue: text }))}
        />
      )}
    </GameFrame>
  );

  function feedbackOf(): Feedback | null {
    if (now === undefined) {
      return { tone: 'yes', icon: PartyPopper, title: t('won'), text: say('all') };
    }
    if (state.result === null) return null;
    const question = currentSentence(sentences, now);
    if (state.result === 'wrong') {
      const part = question === null ? null : partOfText(question, sentences.length);
      return { tone: 'again', title: t('try-again'), text: say(part ? `hint.${part}` : 'hint') };
    }
    const sentence = sentences[question ?? -1];
    const listening = sentence === undefined ? '' : say('heard', { sentence });
    if (state.result === 'right') return { tone: 'yes', title: t('correct'), text: listening };
    const back = say(comesBack(state) ? 'comes-back' : 'tried');
    const title = say('answer', { answer: now.answer });
    return { tone: 'note', icon: BookOpen, title, text: `${listening} ${back}`.trim() };
  }
}
