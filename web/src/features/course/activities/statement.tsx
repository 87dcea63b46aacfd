import { Check, CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { FocusRef } from './use-focus-later.ts';

interface StatementText {
  id: string;
  text: string;
  answer: boolean;
  why: string;
}

interface StatementProps {
  statement: StatementText;
  answer: boolean | null;
  onAnswer: (answer: boolean) => void;
  textRef: FocusRef;
}

/**
 * One statement with its two big buttons. After the answer they stay, so that the focus does too.
 */
export function Statement({ statement, answer: response, onAnswer, textRef }: StatementProps) {
  const { t } = useTranslation('activities');
  return (
    <div className="statement">
      <p className="statement-text" ref={textRef} tabIndex={-1}>
        <WholeWords>{statement.text}</WholeWords>
      </p>
      <div className="statement-answers">
        {[true, false].map((answer) => {
          const state =
            response === null ? 'open' : answer !== response ? 'off' : rightness(answer);
          const Icon = answer ? CircleCheck : CircleX;
          return (
            <button
              aria-disabled={response === null ? undefined : true}
              aria-pressed={response === answer}
              className="answer-button"
              data-state={state}
              key={String(answer)}
              onClick={response === null ? () => onAnswer(answer) : undefined}
              type="button"
            >
              {state === 'wrong' ? <RotateCcw aria-hidden /> : <Icon aria-hidden />}
              {t(answer ? 'true' : 'false')}
            </button>
          );
        })}
      </div>
    </div>
  );

  function rightness(answer: boolean) {
    return answer === statement.answer ? 'right' : 'wrong';
  }
}

interface StatementListProps {
  statements: readonly StatementText[];
  /** For each statement whether it was judged rightly. */
  right: readonly (boolean | null)[];
  textRef: FocusRef;
}

/** All statements together at the end of a lap, with what was right and what comes back. */
export function StatementList({ statements, right, textRef }: StatementListProps) {
  const { t } = useTranslation('activities');
  return (
    <>
      <p className="activity-how" ref={textRef} tabIndex={-1}>
        {t('true-false.list')}
      </p>
      <ul className="steps">
        {statements.map(({ id, text, answer }, index) => (
          <li className="step" data-state={right[index] ? 'right' : 'wrong'} key={id}>
            <span aria-hidden className="step-number">
              {index + 1}
            </span>
            <span className="step-words">
              {text} <b>{t(answer ? 'true-false.is-true' : 'true-false.is-false')}</b>
            </span>
            <span className="step-state">
              {right[index] ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
              {t(right[index] ? 'true-false.right' : 'true-false.wrong')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
