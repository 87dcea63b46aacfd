import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';

interface OpenQuestionsProps {
  /** Their places in the quiz, from 0; at least one. */
  places: readonly number[];
  onOpen: (at: number) => void;
}

/** The questions without an answer, before the answers are sent, with the way to each. */
export function OpenQuestions({ places, onOpen }: OpenQuestionsProps) {
  const { t } = useTranslation('quiz');
  return (
    <Notice
      className="quiz-unanswered"
      icon={CircleHelp}
      live="none"
      title={t('review.open', { count: places.length })}
      tone="again"
    >
      <ul className="quiz-open">
        {places.map((at) => (
          <li key={at}>
            <Button block className="px-2!" onClick={() => onOpen(at)} size="kid">
              {t('review.open-question', { number: at + 1 })}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
