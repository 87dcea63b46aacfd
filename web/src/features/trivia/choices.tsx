import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ChoicesProps {
  question: TriviaQuestion;
  /** The id of the question's words. */
  labelledBy: string;
  /** What is marked before it is checked. */
  chosen: number | null;
  /** What was answered; null while it is not. */
  answer: number | null;
  onChoose: (choice: number) => void;
}

/**
 * Four choices as cards to tap, A to D; once answered, the right one and the child's own say what
 * they are.
 */
export function Choices({ question, labelledBy, chosen, answer, onChoose }: ChoicesProps) {
  const { t } = useTranslation('trivia');
  return (
    <fieldset aria-labelledby={labelledBy} className="trivia-choices">
      {question.choices.map((choice, place) => {
        const isRight = answer !== null && place === question.answer;
        const isMissed = answer === place && !isRight;
        const look = isRight ? 'right' : isMissed ? 'again' : answer === null ? 'open' : 'other';
        return (
          <label data-look={look} key={choice}>
            <input
              checked={(answer ?? chosen) === place}
              disabled={answer !== null}
              name={question.id}
              onChange={() => onChoose(place)}
              type="radio"
              value={place}
            />
            <i aria-hidden>{'ABCD'.charAt(place)}</i>
            <span>
              {choice}
              {isRight ? (
                <small>{t(answer === place ? 'mark.yours-right' : 'mark.right')}</small>
              ) : null}
              {isMissed ? <small>{t('mark.yours')}</small> : null}
            </span>
            {isRight ? <Check aria-hidden /> : null}
            {isMissed ? <RotateCcw aria-hidden /> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
