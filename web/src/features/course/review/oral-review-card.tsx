import { parseLessonId } from '@pius/domain/course/ids.ts';
import { type FadingStep, fadingSteps } from '@pius/domain/progress/fading.ts';
import { type ReviewOutcome, reviewOutcomes } from '@pius/domain/progress/reviews.ts';
import { ArrowLeft, Check, HandHelping, type LucideIcon, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { classes } from '@/ui/kit/classes.ts';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { FadedAnswer } from './faded-answer.tsx';
import type { OralItem } from './oral-item.ts';

interface OralReviewCardProps {
  oralItem: OralItem;
  /** Its place among what is heard, from 0. */
  at: number;
  total: number;
  step: FadingStep;
  onStep: (step: FadingStep) => void;
  onOutcome: (outcome: ReviewOutcome) => void;
  onBack: () => void;
  headingRef: FocusRef;
}

const icons: Record<ReviewOutcome, LucideIcon> = {
  known: Check,
  helped: HandHelping,
  missed: Sprout,
};

/** One question, large, its answer as far as it is shown, and what became of it. */
export function OralReviewCard(props: OralReviewCardProps) {
  const { oralItem, at, total, step, onStep, onOutcome, onBack, headingRef } = props;
  const { t } = useTranslation('review-aloud');
  return (
    <section aria-labelledby="heard" data-module={parseLessonId(oralItem.lesson)?.module}>
      <p className="text-center font-bold text-m">{t('count', { number: at + 1, total })}</p>
      <h1 className="oral-question" id="heard" ref={headingRef} tabIndex={-1}>
        {oralItem.question}
      </h1>
      <FadedAnswer step={step} text={oralItem.answer} />
      <fieldset className="mt-5">
        <legend className="mb-2 text-ink-soft">{t('fade')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {fadingSteps.map((each) => (
            <button
              aria-pressed={each === step}
              className={classes(
                'min-h-11 rounded-control border-2 px-2 font-bold text-ui',
                each === step
                  ? 'border-focus bg-note-bg text-ink shadow-[inset_0_0_0_2px_var(--focus)]'
                  : 'border-edge bg-surface text-ink-soft hover:border-ink hover:text-ink',
              )}
              key={each}
              onClick={() => onStep(each)}
              type="button"
            >
              {t(`fade.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-7 grid gap-3 sm:grid-cols-3">
        {reviewOutcomes.map((outcome) => {
          const Icon = icons[outcome];
          return (
            <Button
              key={outcome}
              onClick={() => onOutcome(outcome)}
              size="kid"
              variant={outcome === 'known' ? 'gold' : 'outline'}
            >
              <Icon aria-hidden /> {t(`outcome.${outcome}`)}
            </Button>
          );
        })}
      </div>
      {at > 0 ? (
        <Button className="mt-3" onClick={onBack} variant="quiet">
          <ArrowLeft aria-hidden /> {t('back')}
        </Button>
      ) : null}
      {step === 'whole' ? (
        <p className="mt-5 text-ink-soft">
          <b>{t('more')}</b> {oralItem.more}
        </p>
      ) : null}
    </section>
  );
}
