import { useTranslation } from 'react-i18next';

/** Gives the words for an answer: true and false in the reader's language, a typed one as it is, or that there is none. */
export function useShownAnswer(): (value: boolean | string | null) => string {
  const { t } = useTranslation('quiz');
  return (value) => {
    if (value === null || value === '') return t('no-answer');
    if (typeof value === 'string') return value;
    return t(value ? 'true' : 'false');
  };
}
