import type { ClassCsvMessages } from '@pius/domain/family/class-csv.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/** The headers of the file in the language of the page. */
export function useCsvMessages(): ClassCsvMessages {
  const { t } = useTranslation('class');
  return {
    language: useLanguage(),
    name: t('table.name'),
    age: t('csv.age'),
    completed: t('csv.completed'),
    percentage: t('csv.percentage'),
    quizMean: t('csv.quiz'),
    total: t('table.total'),
    lesson: (lesson) => ({
      completed: t('csv.lesson-completed', { lesson }),
      percentage: t('csv.lesson-percentage', { lesson }),
      quiz: t('csv.lesson-quiz', { lesson }),
    }),
    yes: t('csv.yes'),
    no: t('csv.no'),
  };
}
