import type { Language } from '@pius/domain/language.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const accents: Record<Language, string> = { en: '', fr: 'éèêàâçîôûœ', 'pt-BR': 'áâãàçéêíóôõú' };

interface AccentKeysProps {
  language: Language;
  input: RefObject<HTMLInputElement | null>;
  onType: (value: string) => void;
}

/** Letters that a child's keyboard may hide: a touch puts one where the caret is. English needs none. */
export function AccentKeys({ language, input, onType }: AccentKeysProps) {
  const { t } = useTranslation('word-games');
  const letters = Array.from(accents[language]);
  if (letters.length === 0) return null;

  function put(letter: string) {
    const field = input.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(
      letter,
      selectionStart ?? field.value.length,
      selectionEnd ?? field.value.length,
      'end',
    );
    onType(field.value);
    field.focus();
  }

  return (
    <ul aria-label={t('accents.label')} className="letters accents">
      {letters.map((letter) => (
        <li key={letter}>
          <button
            aria-label={t('accents.key', { letter })}
            className="letter letter-tile"
            onClick={() => put(letter)}
            type="button"
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  );
}
