import type { Language } from '@pius/domain/language.ts';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccentKeys } from '@/ui/accents/accent-keys.tsx';

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
  useEarlyMessage(input, onType);
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

/**
 * Takes over what was typed into the page before the app had started, of which React tells nothing.
 */
function useEarlyMessage(
  input: RefObject<HTMLInputElement | null>,
  onType: (value: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    const { value = '' } = input.current ?? {};
    // A field that React has made holds what it was given; one that was there first, perhaps more.
    if (value !== '' && value !== input.current?.getAttribute('value')) onType(value);
  });
  useLayoutEffect(() => takeOver(), []);
}
