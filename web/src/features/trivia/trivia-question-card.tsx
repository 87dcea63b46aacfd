import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { CircleHelp } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { Choices } from './choices.tsx';
import { TriviaFeedback } from './trivia-feedback.tsx';
import { TriviaPanes } from './trivia-panes.tsx';
import type { Play } from './trivia-round.ts';

interface TriviaQuestionCardProps {
  question: TriviaQuestion;
  play: Play;
  total: number;
  /** What stands above the question: that it is today's, or practice. */
  lead: string;
  onAnswer: (choice: number) => void;
  onNext: () => void;
}

/** One question with its four choices; once it is checked, what is right and why. */
export function TriviaQuestionCard(props: TriviaQuestionCardProps) {
  const { question, play, total, lead } = props;
  const { t } = useTranslation('trivia');
  const [chosen, setChosen] = useState<number | null>(null);
  const [answered, setIsAnswered] = useState(false);
  const title = useId();
  const answer = play.answers[play.at]?.choice ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = play.at === 0 && answer === null;
  // The next question takes the focus that its button had; the first leaves it where the page has it.
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);

  function check(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) return setIsAnswered(true);
    props.onAnswer(chosen);
  }

  return (
    <form
      className="trivia wrap"
      data-module={parseLessonId(question.lesson)?.module}
      data-question={question.id}
      onSubmit={check}
    >
      <TriviaPanes play={play} total={total} />
      <div data-aloud>
        <h1 className="trivia-question" id={title} ref={heading} tabIndex={-1}>
          <span data-unread>{lead}</span> <WholeWords>{question.question}</WholeWords>
        </h1>
        {answer === null ? <ReadAloud className="trivia-listen">{t('listen')}</ReadAloud> : null}
        <Choices
          chosen={chosen}
          answer={answer}
          labelledBy={title}
          onChoose={(choice) => {
            setChosen(choice);
            setIsAnswered(false);
          }}
          question={question}
        />
      </div>
      {answer === null ? (
        <>
          <div role="status">
            {answered ? (
              <Notice
                className="trivia-unanswered"
                icon={CircleHelp}
                live="none"
                title={t('unanswered')}
                tone="note"
              />
            ) : null}
          </div>
          <div className="trivia-bar">
            <Button size="kid" type="submit" variant="gold">
              {t('check')}
            </Button>
          </div>
        </>
      ) : (
        <TriviaFeedback
          answer={answer}
          isLast={play.at + 1 === total}
          onNext={props.onNext}
          question={question}
        />
      )}
    </form>
  );
}
