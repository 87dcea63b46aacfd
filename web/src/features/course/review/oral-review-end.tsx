import { type ReviewOutcome, reviewOutcomes } from '@pius/domain/progress/reviews.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';

interface OralReviewEndProps {
  outcomes: readonly ReviewOutcome[];
  onEnd: () => void;
  headingRef: FocusRef;
}

/** All is heard: how it went, and what comes back. */
export function OralReviewEnd({ outcomes, onEnd, headingRef }: OralReviewEndProps) {
  const { t } = useTranslation('review-aloud');
  return (
    <Leaf as="section" padding="wide">
      <h1 className="outline-none" ref={headingRef} tabIndex={-1}>
        {t('end.title')}
      </h1>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        {reviewOutcomes.map((outcome) => (
          <div key={outcome}>
            <dt className="text-ink-soft">{t(`outcome.${outcome}`)}</dt>
            <dd className="font-bold text-d4 tabular-nums">
              {outcomes.filter((each) => each === outcome).length}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-[60ch]">{t('end.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3 max-md:*:w-full">
        <Button onClick={onEnd} variant="gold">
          {t('end.more')}
        </Button>
        <ButtonLink to="/dashboard">{t('dashboard')}</ButtonLink>
      </div>
    </Leaf>
  );
}
