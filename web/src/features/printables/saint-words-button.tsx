import { saintWords } from '@pius/domain/printables/saint-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useToday } from '@/learning/days/use-today.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';

interface SaintWordsButtonProps {
  /** Told the words, one to a line, and the saint's name. */
  onTake: (words: string, name: string) => void;
}

/** Takes the words of today's saint into one's own list, so that the sheet can be made again on any other day. */
export function SaintWordsButton({ onTake }: SaintWordsButtonProps) {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const asker = useSession().user?.id ?? null;
  const { data: saint } = useQuery(dayQuery('saint', useToday(), language, asker));
  if (!saint) return null;
  const words = saintWords(saint, language).map(({ shown }) => shown);
  return (
    <Button onClick={() => onTake(words.join('\n'), saint.name)} type="button">
      {t('own.saint', { name: saint.name })}
    </Button>
  );
}
