import type { Language } from '@pius/domain/language.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccentKeys } from '@/shared/letters/accent-keys.tsx';

interface TypedAnswerProps {
  language: Language;
  value: string;
  onType: (value: string) => void;
}

/** An answer in the child's own words. Accents and small slips are forgiven when it is graded. */
export function TypedAnswer({ language, value, onType }: TypedAnswerProps) {
  const { t } = useTranslation('quiz');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="quiz-typed">
      <label className="typed-label" htmlFor={id}>
        {t('your-answer')}
      </label>
      <input
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className="typed"
        enterKeyHint="next"
        id={id}
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
        ref={input}
        spellCheck={false}
        type="text"
        value={value}
      />
      <p className="quiz-hint" id={`${id}-hint`}>
        {t('typed-hint')}
      </p>
      <AccentKeys input={input} language={language} onType={onType} />
    </div>
  );
}
