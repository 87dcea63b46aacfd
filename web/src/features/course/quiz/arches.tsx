import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ArchesProps {
  answer: boolean | null;
  onAnswer: (value: boolean) => void;
}

/** True and false as two arches of a window. */
export function Arches({ answer, onAnswer }: ArchesProps) {
  const { t } = useTranslation('quiz');
  return (
    <div className="quiz-arches">
      {[true, false].map((value) => {
        const Icon = value ? CircleCheck : CircleX;
        return (
          <button
            aria-pressed={answer === value}
            className="quiz-arch"
            key={String(value)}
            onClick={() => onAnswer(value)}
            type="button"
          >
            {answer === value ? (
              <span aria-hidden className="quiz-yours">
                {t('your-answer')}
              </span>
            ) : null}
            <Icon aria-hidden />
            {t(value ? 'true' : 'false')}
          </button>
        );
      })}
    </div>
  );
}
