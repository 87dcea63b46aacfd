import { useTranslation } from 'react-i18next';

/** Where a teaching entry comes from, as its lesson's file has it: `{ book: 'compendium', questions: '5-7' }`. */
export interface Reference {
  book: string;
  questions: string;
}

/**
 * Gives the source of a teaching entry in words of the reader's language (content/README.md "Source of an entry"):
 * "Compendium of Christian Doctrine (1905), question 5". Where no book says it, the words are ours, beside a question
 * of 1912. A book without words of its own stands as it is written.
 */
export function useReferenceText(): (reference: Reference) => string {
  const { t } = useTranslation('common');
  return ({ book, questions }) => {
    if (questions === 'letter') return t('reference.letter');
    if (book === 'ours') {
      return /^\d+$/.test(questions)
        ? t('reference.ours', { question: questions })
        : t('reference.ours-range', { questions });
    }
    if (questions === 'formulas') {
      return t('reference.formulas', { book: t('reference.book.1912') });
    }
    if (book === 'scripture') {
      return t('reference.passage', { book: t('reference.book.scripture'), passage: questions });
    }
    const title =
      book === '1912'
        ? t('reference.book.1912')
        : book === 'compendium'
          ? t('reference.book.compendium')
          : book;
    return /^\d+$/.test(questions)
      ? t('reference.question', { book: title, question: questions })
      : t('reference.questions', { book: title, questions });
  };
}
