import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useToday } from '@/learning/days/use-today.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/**
 * The first question of today, without its answer.
 * @param asker - The account that asks, null while it is not known.
 */
export function useTodaysQuestion(asker: string | null) {
  const query = dayQuery('trivia', useToday(), useLanguage(), asker);
  const { data, error } = useQuery({ ...query, enabled: asker !== null });
  return { question: data?.teaser, error };
}

/** A question of today in a child's corner, with the way to the round. */
export function TodaysQuestion({ asker }: { asker: string | null }) {
  const { t } = useTranslation('days');
  const { question, error } = useTodaysQuestion(asker);
  if (error) return null;
  return (
    <section aria-labelledby="todays-trivia" className="leaf flex flex-col gap-3 p-5 md:p-7">
      <h2 className="text-d3" id="todays-trivia">
        {t('trivia.title')}
      </h2>
      {question ? (
        <p className="mb-2 font-bold text-lead">{question.question}</p>
      ) : (
        <Skeleton label={t('trivia.title')} lines={3} />
      )}
      <ButtonLink className="mt-auto self-start max-md:w-full" size="kid" to="/daily-trivia">
        {t('trivia.play')} <ArrowRight aria-hidden />
      </ButtonLink>
    </section>
  );
}
