import { useTranslation } from 'react-i18next';
import { nameShapeOf, numbersIn } from './sentence-places.ts';

/** Names a place of a lesson file as people would (`quiz.3.why`: "Quiz, question 4, why"), in the language of the page. */
export function usePlaceName(): (path: string) => string {
  const { t } = useTranslation('desk');
  return (path) => {
    const shape = nameShapeOf(path);
    if (shape === null) return t('lesson.place.other', { field: path });
    const [first, second, third] = numbersIn(path);
    const letter = String.fromCharCode(64 + (third ?? 1));
    return t(`lesson.place.${shape}`, { first, second, letter });
  };
}
