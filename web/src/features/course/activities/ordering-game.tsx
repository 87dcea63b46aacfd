import { placesRight, seededRandom, shuffle } from '@pius/domain/progress/activities.ts';
import { ArrowDownUp, BookOpen, PartyPopper } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { Button } from '@/ui/kit/button.tsx';
import { type Feedback, type GameProps, seedOf } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { checkOrder, moveStep, startOrdering, touchStep } from './ordering-state.ts';
import { OrderingStep, type StepState } from './ordering-step.tsx';
import { takeUp } from './take-up.ts';
import { useComplete } from './use-complete.ts';
import { useFocusLater } from './use-focus-later.ts';

type TakeEvent = PointerEvent<HTMLElement>;

/** Ordering: steps moved by arrows or dragged; two touched one after the other change places. */
export function OrderingGame({ activity, lessonId, place, onComplete }: GameProps<'ordering'>) {
  const { t } = useTranslation('activities');
  const { items } = activity;
  const [state, save] = useActivityState(lessonId, activity.id, startOrdering());
  useComplete(state.complete, onComplete);
  const { ref, focusLater } = useFocusLater();
  const steps = items.map((_, step) => step);
  const shuffled = () => shuffle(steps, seededRandom(seedOf(lessonId, activity.id, state.round)));
  const laid = state.laid?.length === items.length ? state.laid : shuffled();
  const words = (step: number | undefined) => items[step ?? -1] ?? '';

  function check() {
    focusLater();
    save(checkOrder(state, laid, placesRight(items, laid.map(words))));
  }

  /**
   * By the dots with a finger, which elsewhere scrolls the page; with a mouse anywhere but the
   * arrows.
   */
  function take({ nativeEvent, currentTarget, target, pointerType }: TakeEvent, at: number) {
    const held = target instanceof Element && target.closest('.step-number, .step-words');
    if (!held || (pointerType !== 'mouse' && !held.matches('.step-number'))) return;
    const places = currentTarget.parentElement ?? currentTarget;
    const onDrop = (to: string) => save(moveStep(state, laid, at, Number(to)));
    takeUp(nativeEvent, { element: currentTarget, places, onDrop });
  }

  function startOver() {
    focusLater();
    save({ ...startOrdering(state.round + 1), misses: state.misses });
  }

  function stepState(step: number, at: number): StepState {
    if (state.picked === step) return 'picked';
    if (state.complete) return 'right';
    if (state.checked?.[at] !== step) return 'open';
    return words(step) === items[at] ? 'right' : 'wrong';
  }

  return (
    <GameFrame
      actions={
        state.complete ? null : state.shown ? (
          <Button onClick={startOver} size="kid" variant="hue">
            {t('ordering.now-you')}
          </Button>
        ) : (
          <>
            <Button onClick={check} size="kid" variant="hue">
              {state.checked ? t('ordering.check-again') : t('check')}
            </Button>
            <Button onClick={startOver} size="kid" variant="quiet">
              {t('start-over')}
            </Button>
          </>
        )
      }
      activity={activity}
      feedback={feedbackOf()}
      how={state.complete || state.shown ? undefined : t('ordering.how')}
      onPlayAgain={state.complete ? () => save(startOrdering(state.round + 1)) : undefined}
      place={place}
      progress={t('ordering.progress', { count: items.length })}
    >
      <ol className="steps" ref={ref} tabIndex={-1}>
        {(state.shown ? steps : laid).map((step, at) => (
          <OrderingStep
            at={at}
            key={step}
            last={items.length - 1}
            onMove={(to) => save(moveStep(state, laid, at, to))}
            onTake={(event) => take(event, at)}
            onTouch={() => save(touchStep(state, laid, at))}
            otherPicked={state.picked !== null && state.picked !== step}
            still={state.complete || state.shown}
            state={state.shown ? 'shown' : stepState(step, at)}
            words={words(step)}
          />
        ))}
      </ol>
    </GameFrame>
  );

  function feedbackOf(): Feedback | null {
    if (state.complete) {
      const text = t('ordering.all');
      return { tone: 'yes', icon: PartyPopper, title: t('correct-order'), text };
    }
    if (state.shown) {
      const text = t('ordering.shown-text');
      return { tone: 'note', icon: BookOpen, title: t('ordering.shown'), text };
    }
    if (state.picked !== null) return { tone: 'note', title: t('ordering.picked') };
    if (state.moved !== null) {
      const at = laid.indexOf(state.moved) + 1;
      return { tone: 'note', title: t('ordering.moved', { place: at, total: items.length }) };
    }
    if (state.checked === null) return null;
    const count = placesRight(items, state.checked.map(words)).filter(Boolean).length;
    const text = `${t('ordering.in-place', { count })} ${t('ordering.hint')}`;
    return { tone: 'again', icon: ArrowDownUp, title: t('wrong-order'), text };
  }
}
