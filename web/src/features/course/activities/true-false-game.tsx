import { isStatementRight } from '@pius/domain/progress/activities.ts';
import { ListChecks, PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { Button } from '@/ui/kit/button.tsx';
import type { Feedback, GameProps } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { Statement, StatementList } from './statement.tsx';
import {
  judge,
  nextStatement,
  startTrueFalse,
  statementNow,
  type TrueFalseState,
  tryWrongAgain,
} from './true-false-state.ts';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';

/**
 * True or false: one statement after the other, each with its reason; those not right come back.
 */
export function TrueFalseGame({ activity, lessonId, place, onComplete }: GameProps<'true-false'>) {
  const { t } = useTranslation('activities');
  const { statements } = activity;
  const start = startTrueFalse(statements.length);
  const [state, save] = useActivityState(lessonId, activity.id, start);
  const { ref, focusLater } = useFocusLater();
  const right = statements.map((statement, index) => {
    const response = state.given[index] ?? null;
    return response === null ? null : isStatementRight(statement, response);
  });
  const now = statementNow(state);
  const statement = now === null ? undefined : statements[now];
  const isRight = now === null ? null : (right[now] ?? null);
  const allRight = right.every((one) => one === true);
  const complete = statement === undefined && allRight;
  // Anyone who leaves without the look over all answers has done it too.
  useComplete(allRight, onComplete);

  function goOn(next: TrueFalseState) {
    focusLater();
    save(next);
  }

  return (
    <GameFrame
      actions={actionsOf()}
      activity={activity}
      feedback={feedbackOf()}
      onPlayAgain={
        complete ? () => save(startTrueFalse(statements.length, state.round + 1)) : undefined
      }
      place={place}
      progress={t('true-false.progress', {
        done: right.filter((one) => one === true).length,
        total: statements.length,
      })}
    >
      {statement ? (
        <Statement
          answer={state.given[now ?? 0] ?? null}
          onAnswer={(answer) => save(judge(state, answer))}
          statement={statement}
          textRef={ref}
        />
      ) : (
        <StatementList right={right} statements={statements} textRef={ref} />
      )}
    </GameFrame>
  );

  function actionsOf() {
    if (statement && isRight !== null) {
      const last = state.at === state.lap.length - 1;
      return (
        <Button onClick={() => goOn(nextStatement(state))} size="kid" variant="hue">
          {last ? t('true-false.look') : t('next')}
        </Button>
      );
    }
    if (statement || complete) return null;
    const wasRight = right.map((one) => one === true);
    return (
      <Button onClick={() => goOn(tryWrongAgain(state, wasRight))} size="kid" variant="hue">
        {t('true-false.again')}
      </Button>
    );
  }

  function feedbackOf(): Feedback | null {
    if (statement) {
      if (isRight === null) return null;
      return isRight
        ? { tone: 'yes', title: t('correct'), text: statement.why }
        : { tone: 'again', title: t('incorrect'), text: statement.why };
    }
    return complete
      ? { tone: 'yes', icon: PartyPopper, title: t('all-correct'), text: t('true-false.all') }
      : { tone: 'again', icon: ListChecks, title: t('some-incorrect'), text: t('true-false.some') };
  }
}
