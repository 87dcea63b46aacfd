import type { Language } from '@pius/domain/language.ts';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccentKeys } from '@/shared/letters/accent-keys.tsx';
import { useLearner } from '@/shared/progress/use-learner.ts';

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
  useEarlyWords(input, onType);
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

/** Takes over what was typed into the page before the app had started, once it is known whose it is. React tells nothing of it. */
function useEarlyWords(input: RefObject<HTMLInputElement | null>, onType: (value: string) => void) {
  const early = useRef('');
  const known = useLearner() !== null;
  useLayoutEffect(() => {
    const field = input.current;
    // A field that React has made holds what it was given; one that was there first, perhaps more.
    if (field && field.value !== field.getAttribute('value')) early.current = field.value;
  }, [input]);
  useEffect(() => {
    if (!known || early.current === '') return;
    onType(early.current);
    early.current = '';
  });
}
