import type { FadingStep } from '@pius/domain/progress/fading.ts';
import type { ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { outboxOf } from '@/learning/progress/outboxes.ts';
import { newKey } from '@/ui/new-key.ts';
import { useFocusLater } from '../activities/use-focus-later.ts';
import type { OralItem } from './oral-item.ts';
import { OralReviewCard } from './oral-review-card.tsx';
import { OralReviewEnd } from './oral-review-end.tsx';
import { useReviews } from './use-reviews.ts';

interface OralReviewProps {
  child: Child;
  parentId: string;
  items: readonly OralItem[];
  onEnd: () => void;
}

/**
 * The questions one after the other; each answer is kept, and goes out by itself when there is a
 * network.
 */
export function OralReview({ child, parentId, items, onEnd }: OralReviewProps) {
  const { t: progress } = useTranslation('progress');
  const { isWaiting } = useReviews(child.id, parentId);
  const [at, setAt] = useState(0);
  const [step, setStep] = useState<FadingStep>('whole');
  const [outcomes, setOutcomes] = useState<readonly ReviewOutcome[]>([]);
  const { ref, focusLater } = useFocusLater();
  const oralItem = items[at];

  function save({ lesson, item }: OralItem, outcome: ReviewOutcome) {
    const head = { key: newKey(), at: new Date().toISOString(), child: child.id };
    void outboxOf(parentId).put({ ...head, kind: 'heard', lesson, item, outcome });
    setOutcomes(Object.assign([...outcomes], { [at]: outcome }));
    setAt(at + 1);
    focusLater();
  }

  return (
    <>
      {oralItem ? (
        <OralReviewCard
          at={at}
          headingRef={ref}
          oralItem={oralItem}
          onBack={() => {
            setAt(at - 1);
            focusLater();
          }}
          onOutcome={(outcome) => save(oralItem, outcome)}
          onStep={setStep}
          step={step}
          total={items.length}
        />
      ) : (
        <OralReviewEnd headingRef={ref} onEnd={onEnd} outcomes={outcomes} />
      )}
      {isWaiting ? (
        <p className="mt-6 flex items-center justify-center gap-2 text-ink-soft" role="status">
          <CloudOff aria-hidden /> {progress('status.waiting')}
        </p>
      ) : null}
    </>
  );
}
