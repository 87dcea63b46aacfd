import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VaultPanel } from '@/ui/kit/card.tsx';
import { Rose } from '@/ui/kit/rose.tsx';
import { AnsweredQuestions } from './answered-questions.tsx';
import type { Play } from './trivia-round.ts';

interface ResultPanelProps {
  play: Play;
  questions: readonly TriviaQuestion[];
  /**
   * Which answers were right, in the order of the questions; none where the round was played
   * elsewhere.
   */
  marks: readonly boolean[];
  /** How the round ended, where it was played elsewhere. */
  numbers?: { score: number; total: number } | undefined;
  text: string;
  note?: ReactNode;
  /** What can be done next. */
  children: ReactNode;
}

/**
 * The end of a round: a rose of five panes, the count in words, what comes next, and every question
 * once more.
 */
export function ResultPanel({
  play,
  questions,
  marks,
  numbers,
  text,
  note,
  children,
}: ResultPanelProps) {
  const { t } = useTranslation('trivia');
  const heading = useRef<HTMLHeadingElement>(null);
  const finished = play.answers.length > 0;
  useEffect(() => {
    if (finished) heading.current?.focus();
  }, [finished]);
  const score = numbers?.score ?? marks.filter(Boolean).length;
  const total = numbers?.total ?? questions.length;
  // Whose panes they are is not known of a round played elsewhere: so many are lit.
  const lit = numbers ? Array.from({ length: total }, (_, at) => at < score) : marks;
  return (
    <div className="trivia wrap" data-trivia="result">
      <VaultPanel as="section" className="trivia-result" padding="wide">
        <Rose
          centre={
            <text
              className="trivia-score"
              dominantBaseline="central"
              textAnchor="middle"
              x={140}
              y={140}
            >
              {score}/{total}
            </text>
          }
          className="trivia-rose"
          panes={lit.map((isLit, at) => ({ state: isLit ? 'lit' : 'unlit', module: (at % 6) + 1 }))}
        />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t(`result.${toneOf(score, total)}`)}
          </h1>
          <p className="trivia-count">{t('result.right', { count: score, total })}</p>
          <p className="trivia-text">{text}</p>
          {note}
          <div className="trivia-actions">{children}</div>
        </div>
      </VaultPanel>
      {marks.length > 0 ? (
        <AnsweredQuestions marks={marks} play={play} questions={questions} />
      ) : null}
    </div>
  );
}

function toneOf(score: number, total: number): 'all' | 'well' | 'begun' {
  if (score === total) return 'all';
  return score * 2 > total ? 'well' : 'begun';
}
